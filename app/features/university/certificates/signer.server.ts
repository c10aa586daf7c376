import type { AppEnv } from "~/environment.ts";
import { type Signer, signerOf } from "./signing.ts";

const known = new Map<string, Promise<Signer>>();

/** The signer of this installation, made once; undefined where it has no key. */
export function signerFor({ signing }: Pick<AppEnv, "signing">): Promise<Signer> | undefined {
  if (!signing) return undefined;
  const name = [signing.key, ...signing.oldKeys].join();
  const found = known.get(name) ?? signerOf(signing.key, signing.oldKeys);
  known.set(name, found);
  return found;
}
