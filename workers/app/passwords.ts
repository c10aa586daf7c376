import Argon2 from "@phi-ag/argon2";
import type { Passwords } from "../../app/services/passwords.ts";

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1, hashLength: 32 } as const;

/** Passwords are NFC-normalised so that the same keys give the same hash on every keyboard. */
const normalise = (password: string) => password.normalize("NFC");

export function createPasswords(module: WebAssembly.Module): Passwords {
  let engine: Promise<Argon2> | undefined;
  let dummy: Promise<string> | undefined;
  const argon2 = () => {
    engine ??= WebAssembly.instantiate(module, {
      env: { emscripten_notify_memory_growth: () => {} },
      wasi_snapshot_preview1: { proc_exit: () => {} },
    })
      .then((instance) => new Argon2(instance as unknown as ConstructorParameters<typeof Argon2>[0]))
      .catch((error) => {
        // A start that failed is tried again with the next password.
        engine = undefined;
        throw error;
      });
    return engine;
  };
  const hash = async (password: string) => {
    const instance = await argon2();
    return instance.hash(normalise(password), PARAMETERS).encoded;
  };
  return {
    hash,
    async verify(stored, password) {
      const instance = await argon2();
      // An unknown account costs the same time as a known one.
      dummy ??= hash("no account has this password");
      const encoded = stored ?? (await dummy);
      const matches = instance.tryVerify(encoded, normalise(password)).success;
      return matches && typeof stored === "string";
    },
  };
}
