#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The answer of `body` on a thread of its own, with a stack of so many bytes and a second one for
/// handlers of signals; on this thread where there can be none. Memory is taken for what is used of it.
package func onStack<Output>(ofBytes size: Int, _ body: () -> Output) -> Output {
  withoutActuallyEscaping(body) { body in
    let work = StackWork(body)
    withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { attributes in
      guard let attributes = attributes.baseAddress else { return }
      pthread_attr_init(attributes)
      defer { pthread_attr_destroy(attributes) }
      pthread_attr_setstacksize(attributes, size)
      // More than the frame of any function: none steps over it.
      pthread_attr_setguardsize(attributes, 1 << 20)
      let context = Unmanaged.passUnretained(work).toOpaque()
      #if canImport(Darwin)
        var thread: pthread_t?
        if pthread_create(&thread, attributes, runStackWork, context) == 0, let thread {
          pthread_join(thread, nil)
        }
      #else
        var thread = pthread_t()
        if pthread_create(&thread, attributes, runStackWork, context) == 0 {
          pthread_join(thread, nil)
        }
      #endif
    }
    return work.output ?? body()
  }
}

/// What a thread does, and what comes of it.
private class AnyStackWork {
  func run() {}
}

private final class StackWork<Output>: AnyStackWork {
  private let body: () -> Output
  private(set) var output: Output?

  init(_ body: @escaping () -> Output) { self.body = body }

  override func run() { output = body() }
}

private func run(_ context: UnsafeMutableRawPointer) {
  var handlers = stack_t()
  handlers.ss_size = 64 << 10
  handlers.ss_sp = malloc(handlers.ss_size)
  sigaltstack(&handlers, nil)
  Unmanaged<AnyStackWork>.fromOpaque(context).takeUnretainedValue().run()
  let memory = handlers.ss_sp
  handlers.ss_flags = Int32(SS_DISABLE)
  sigaltstack(&handlers, nil)
  free(memory)
}

#if canImport(Darwin)
  private func runStackWork(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    run(context)
    return nil
  }
#else
  private func runStackWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { run(context) }
    return nil
  }
#endif
