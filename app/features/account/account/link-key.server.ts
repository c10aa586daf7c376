import type { AppLoadContext } from "@remix-run/cloudflare";
import { sha256 } from "~/lib/hash.ts";

type Deps = Pick<AppLoadContext, "env">;

/** What the links carry by which a member links a provider: nobody else can write such a link. */
export function linkKeyOf({ env }: Deps, memberId: string): Promise<string> {
  return sha256(`link ${env.sessionSecret} ${memberId}`);
}

export async function isLinkKeyOf(deps: Deps, memberId: string, key: string): Promise<boolean> {
  return (await linkKeyOf(deps, memberId)) === key;
}
