/** Password hashing as PHC strings. The worker brings Argon2id as a WebAssembly module. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** True if it matches. Without a stored hash it does the same work against a dummy and returns false. */
  verify(stored: string | null | undefined, password: string): Promise<boolean>;
}
