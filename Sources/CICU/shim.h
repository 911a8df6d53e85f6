/* Empty on purpose: ICU's headers collide with Foundation's copy of ICU when Swift sees them.
 * The target exists for its pkg-config flags; only CUnicode includes <unicode/...>, in its .c files. */
