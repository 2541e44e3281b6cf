/**
 * Node arguments of the sandbox. By default V8 lets the heap of a process grow to several times what is in use before it collects. With this, it
 * collects after 40 %, so the memory that a large file adds has a limit. The heap itself has none.
 */
export const HEAP = ['--heap-growing-percent=40'];
