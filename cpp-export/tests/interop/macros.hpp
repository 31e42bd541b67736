// Macros that headers of operating systems, libraries and engines define. Included before and behind generated headers, which
// have to compile all the same.
#pragma once

// The standard library does not survive `min` and `max` either, and comes first.
#include <array>
#include <bit>
#include <cassert>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <iterator>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>
#if __has_include(<sys/sysmacros.h>)
#include <sys/sysmacros.h>
#endif

// windows.h
#define ERROR 0
#define ABSOLUTE 1
#define RELATIVE 2
#define NEAR near
#define FAR far
#define near nothing
#define far nothing
#define small char
#define interface struct
#define IN
#define OUT
#define OPTIONAL
#define DELETE (0x00010000L)
#define TRUE 1
#define FALSE 0
#define DOMAIN 1
#define OVERFLOW 3
#define min(a, b) (((a) < (b)) ? (a) : (b))
#define max(a, b) (((a) > (b)) ? (a) : (b))
// Engines
#define check(expression)
#define verify(expression)
#define ensure(expression)
#define TEXT(text) L##text
#define PI (3.1415926535897932f)
// Arduino, Qt
#define F(text) (text)
#define B1 1
#define slots
#define signals public
#define emit
#define foreach(variable, container) for (variable : container)
