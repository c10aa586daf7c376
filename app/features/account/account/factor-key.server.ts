import { isSealed, openSealed, type Seal, sealText } from "~/lib/sealed-text.ts";

interface Deps {
  env: { sessionSecret: string };
}

const sealOf = ({ env }: Deps, userId: string): Seal => ({
  secret: env.sessionSecret,
  purpose: "second-factor",
  about: userId,
});

/** The key of somebody's authenticator app as it lies in the database: whoever reads a copy of that has no codes. */
export const sealFactorKey = (deps: Deps, userId: string, key: string): Promise<string> =>
  sealText(sealOf(deps, userId), key);

/**
 * The key in base 32, from what lies in the database; undefined where another SESSION_SECRET sealed it. Rows from before
 * keys were sealed have it as it is, and are sealed with the next code.
 */
export const openFactorKey = async (
  deps: Deps,
  userId: string,
  stored: string,
): Promise<string | undefined> => (isSealed(stored) ? openSealed(sealOf(deps, userId), stored) : stored);
