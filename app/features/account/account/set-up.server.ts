import { qrOf } from "~/lib/qr.server.ts";
import { authenticator } from "./second-factor.commands.server.ts";

/** What an authenticator app needs: a picture, and the key in groups for whoever cannot take a picture. */
export function setUpOf(secret: string, email: string) {
  return { ...qrOf(authenticator(secret, email).toString()), key: secret.replace(/(.{4})(?=.)/g, "$1 ") };
}
