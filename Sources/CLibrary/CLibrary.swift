// The C library of the system, by whichever name it has there: what imports this room gets its
// functions.
#if canImport(Glibc)
@_exported import Glibc
#elseif canImport(Musl)
@_exported import Musl
#else
@_exported import Darwin
#endif
