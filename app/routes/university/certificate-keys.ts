import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { signerFor } from "~/features/university/certificates/signer.server.ts";

/** The public keys with which certificates of this site are checked, the newest first. */
export async function loader({ context }: LoaderFunctionArgs) {
  const signer = await signerFor(context.env);
  return Response.json({ algorithm: "Ed25519", keys: signer?.publicKeys ?? [] });
}
