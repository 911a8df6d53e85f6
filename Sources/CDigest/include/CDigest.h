#ifndef CDIGEST_H
#define CDIGEST_H

#include <stddef.h>
#include <stdint.h>

/*
 * Digests by the system's library: CommonCrypto on Apple's systems, Nettle elsewhere. Both use the
 * processor's own instructions where it has them: a font can have 20 MB. Here because Nettle 3 and 4
 * have other signatures, and CommonCrypto's counts have 32 bits.
 */

enum { CDIG_SHA1_BYTES = 20, CDIG_SHA256_BYTES = 32 };

/// Writes CDIG_SHA1_BYTES bytes to `digest`. Git names its objects so; it protects nothing.
void cdig_sha1(const uint8_t *bytes, size_t count, uint8_t *digest);

/// Writes CDIG_SHA256_BYTES bytes to `digest`.
void cdig_sha256(const uint8_t *bytes, size_t count, uint8_t *digest);

#endif
