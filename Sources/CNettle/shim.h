/* Empty on purpose: the target exists for its pkg-config flags, and only CDigest includes <nettle/...>. */
