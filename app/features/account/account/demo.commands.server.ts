import { eq, sql } from "drizzle-orm";
import { inOwn, makeWorkspace } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { SignedIn } from "~/services/complete-sign-in.server.ts";
import type { Contributions } from "~/services/contribution.ts";
import { addSamples } from "~/services/sample-data.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import type { MadeWorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { profiles, users } from "~db/schema/account.ts";
import { sampleFirm } from "~db/seed/sample/people.ts";
import { PREFERENCES } from "./account.queries.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
  language: Language;
  contributions: Pick<Contributions, "owned" | "samples">;
}

/** No mail reaches anybody there (RFC 2606), so the address is never confirmed by whoever does not read the outbox. */
export const DEMO_EMAIL = "demo@groundwork.example";

/** Trades and languages of the lists of the profile, and a number that is set aside for fiction. */
const TRADES = ["general", "carpenter"];
const SPOKEN = ["en", "es"];
const PHONE = "+13125550142";

/**
 * The demo account with its profile and a workspace with the examples of every feature: what is missing is made, what is
 * there stays as somebody left it. The caller sees to it that this is a developer's own machine.
 * @param input.idem the key of the form: one that is sent twice makes everything once
 * @returns the account, ready to sign in, and the workspace; without one where the account owns as many as it may
 */
export async function makeDemo(
  deps: Deps,
  { idem }: { idem: string },
): Promise<CommandResult<"gone", { account: SignedIn; workspace?: MadeWorkspaceId }>> {
  const { db, language } = deps;
  const t = translator(language, "account");
  const at = deps.now().toISOString();
  await db.batch([
    db
      .insert(users)
      .values({ id: crypto.randomUUID(), email: DEMO_EMAIL, createdAt: at })
      .onConflictDoNothing(),
    db
      .insert(profiles)
      .values({
        id: sql`(select ${users.id} from ${users} where ${users.email} = ${DEMO_EMAIL})`,
        firstName: t("demo.firstName"),
        lastName: t("demo.lastName"),
        company: sampleFirm(language, "general", 1),
        trades: TRADES,
        spoken: SPOKEN,
        place: t("demo.place"),
        phone: PHONE,
        updatedAt: at,
      })
      .onConflictDoNothing(),
  ]);
  const [account] = await db
    .select({ userId: users.id, ...PREFERENCES })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.email, DEMO_EMAIL));
  if (!account) return { ok: false, error: "gone" };
  const owner: Owner = `user:${account.userId}`;
  // Called as the account is, so that there is one however often somebody presses, and nobody else can have taken it.
  const made = await makeWorkspace(deps, inOwn(owner), { idem: account.userId, name: t("demo.workspace") });
  if (!made.ok) return { ok: true, account };
  await addSamples(deps, deps.contributions, { workspace: made.id, language, idem });
  return { ok: true, account, workspace: made.id };
}
