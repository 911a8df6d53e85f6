#include "CDigest.h"

#ifdef __APPLE__
#include <CommonCrypto/CommonDigest.h>

// CommonCrypto's counts have 32 bits.
static CC_LONG part_of(size_t count) { return count < 1u << 30 ? (CC_LONG)count : 1u << 30; }

void cdig_sha1(const uint8_t *bytes, size_t count, uint8_t *digest) {
  CC_SHA1_CTX context;
  CC_SHA1_Init(&context);
  for (CC_LONG part; (part = part_of(count)) > 0; bytes += part, count -= part)
    CC_SHA1_Update(&context, bytes, part);
  CC_SHA1_Final(digest, &context);
}

void cdig_sha256(const uint8_t *bytes, size_t count, uint8_t *digest) {
  CC_SHA256_CTX context;
  CC_SHA256_Init(&context);
  for (CC_LONG part; (part = part_of(count)) > 0; bytes += part, count -= part)
    CC_SHA256_Update(&context, bytes, part);
  CC_SHA256_Final(digest, &context);
}

#else
#include <nettle/sha1.h>
#include <nettle/sha2.h>
#include <nettle/version.h>

// Nettle 4 does not ask how much of the digest is wanted.
#if NETTLE_VERSION_MAJOR >= 4
#define ALL_OF(length)
#else
#define ALL_OF(length) length,
#endif

void cdig_sha1(const uint8_t *bytes, size_t count, uint8_t *digest) {
  struct sha1_ctx context;
  sha1_init(&context);
  sha1_update(&context, count, bytes);
  sha1_digest(&context, ALL_OF(CDIG_SHA1_BYTES) digest);
}

void cdig_sha256(const uint8_t *bytes, size_t count, uint8_t *digest) {
  struct sha256_ctx context;
  sha256_init(&context);
  sha256_update(&context, count, bytes);
  sha256_digest(&context, ALL_OF(CDIG_SHA256_BYTES) digest);
}

#endif
