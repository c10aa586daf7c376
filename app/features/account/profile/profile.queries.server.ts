import { eq } from "drizzle-orm";
import { listFiles } from "~/engines/file/file.server.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { workspaceOf } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { profiles } from "~db/schema/account.ts";
import { spokenIn, tradesIn } from "./profile.data.ts";
import type { Profile } from "./profile.logic.ts";

export interface StoredProfile extends Profile {
  /** Of the row; 0 where there is none yet. */
  version: number;
}

const NOBODY: StoredProfile = {
  firstName: "",
  lastName: "",
  company: "",
  trades: [],
  spoken: [],
  place: "",
  phone: "",
  version: 0,
};

/** Reads a member's profile, for `profileIn`. */
export const selectProfile = (db: Database, memberId: string) =>
  db
    .select({
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      company: profiles.company,
      trades: profiles.trades,
      spoken: profiles.spoken,
      place: profiles.place,
      phone: profiles.phone,
      version: profiles.version,
    })
    .from(profiles)
    .where(eq(profiles.id, memberId))
    .limit(1);

/** A member's profile as it was read, or empty fields where no row exists. */
export function profileIn([row]: Awaited<ReturnType<typeof selectProfile>>): StoredProfile {
  return row ? { ...row, trades: tradesIn(row.trades), spoken: spokenIn(row.spoken) } : NOBODY;
}

export const profileOf = async (db: Database, memberId: string): Promise<StoredProfile> =>
  profileIn(await selectProfile(db, memberId));

/** Whose picture a file is: the member's, in their own workspace. */
export const pictureSubject = (memberId: string) => ({
  workspace: workspaceOf(`user:${memberId}`),
  type: "profile",
  id: memberId,
});

/** Reads the files of a member's picture; the last one is it. */
export const selectPicture = (db: Database, memberId: string) =>
  listFiles({ db }, inOwn(`user:${memberId}`), pictureSubject(memberId));

/** The file of a member's picture. */
export const pictureOf = async (db: Database, memberId: string): Promise<string | undefined> =>
  (await selectPicture(db, memberId)).at(-1)?.id;
