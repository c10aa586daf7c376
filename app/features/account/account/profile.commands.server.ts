import { eq, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Display } from "~/services/display.ts";
import type { Database } from "~db/client.ts";
import { profiles } from "~db/schema/account.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** Saves a member's names unless the profile was changed since the form was rendered. */
export async function saveProfile(
  deps: Deps,
  memberId: string,
  input: { version: number; firstName: string; lastName: string },
): Promise<CommandResult<"stale">> {
  const values = {
    firstName: input.firstName,
    lastName: input.lastName,
    updatedAt: deps.now().toISOString(),
  };
  const saved = await deps.db
    .insert(profiles)
    .values({ id: memberId, ...values })
    .onConflictDoUpdate({
      target: profiles.id,
      set: { ...values, version: sql`${profiles.version} + 1` },
      setWhere: eq(profiles.version, input.version),
    })
    .returning({ id: profiles.id });
  return saved.length === 1 ? { ok: true } : { ok: false, error: "stale" };
}

/** Keeps choices of the accessibility panel with the profile, so that they follow the member to every device. */
export async function keepPreferences(
  deps: Deps,
  memberId: string,
  choice: { language?: string; theme?: string } & Partial<Display>,
): Promise<CommandResult> {
  const values = { ...choice, updatedAt: deps.now().toISOString() };
  await deps.db
    .insert(profiles)
    .values({ id: memberId, ...values })
    .onConflictDoUpdate({ target: profiles.id, set: values });
  return { ok: true };
}
