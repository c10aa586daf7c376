import { eq, sql } from "drizzle-orm";
import { dropFiles, type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { FILE_LIMITS } from "~/engines/file/file.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { StoredDisplay } from "~/services/display.ts";
import type { Database } from "~db/client.ts";
import { profiles } from "~db/schema/account.ts";
import type { Profile } from "./profile.logic.ts";
import { pictureSubject } from "./profile.queries.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** Saves who a member is, unless the profile was changed since the form was rendered. */
export async function saveProfile(
  deps: Deps,
  memberId: string,
  { version, ...profile }: Profile & { version: number },
): Promise<CommandResult<"stale">> {
  const { firstName, lastName, company, trades, spoken, place, phone } = profile;
  const values = {
    ...{ firstName, lastName, company, trades, spoken, place, phone },
    updatedAt: deps.now().toISOString(),
  };
  const saved = await deps.db
    .insert(profiles)
    .values({ id: memberId, ...values })
    .onConflictDoUpdate({
      target: profiles.id,
      set: { ...values, version: sql`${profiles.version} + 1` },
      setWhere: eq(profiles.version, version),
    })
    .returning({ id: profiles.id });
  return saved.length === 1 ? { ok: true } : { ok: false, error: "stale" };
}

/**
 * Keeps display choices with the profile, so that they follow the member to every device. What is not named stays; a
 * choice that is null is none any more.
 */
export async function keepPreferences(
  deps: Deps,
  memberId: string,
  choice: { language?: string; theme?: string } & StoredDisplay,
): Promise<CommandResult> {
  const values = { ...choice, updatedAt: deps.now().toISOString() };
  await deps.db
    .insert(profiles)
    .values({ id: memberId, ...values })
    .onConflictDoUpdate({ target: profiles.id, set: values });
  return { ok: true };
}

/** Keeps a member's picture in place of the one before. */
export function keepPicture(
  store: FileStore,
  memberId: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
) {
  return keepFile(
    store,
    inOwn(`user:${memberId}`),
    pictureSubject(memberId),
    { id: crypto.randomUUID(), name, bytes },
    { kind: "picture", most: FILE_LIMITS.plainBytes, count: "replace" },
  );
}

/** Deletes a member's picture; a repetition has no effect. */
export async function dropPicture(store: FileStore, memberId: string): Promise<CommandResult> {
  await dropFiles(store, inOwn(`user:${memberId}`), pictureSubject(memberId));
  return { ok: true };
}
