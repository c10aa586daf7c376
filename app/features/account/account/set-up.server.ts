import { authenticator } from "./second-factor.commands.server.ts";

/** Modules of white around the picture. */
const BORDER = 2;

/**
 * What an authenticator app needs: the picture as one path in a square of `size`, and the key in groups for whoever
 * cannot take a picture.
 */
export async function setUpOf(secret: string, email: string) {
  const { encode } = await import("uqr");
  const { data, size } = encode(authenticator(secret, email).toString(), { ecc: "M", border: BORDER });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return { path, size, key: secret.replace(/(.{4})(?=.)/g, "$1 ") };
}
