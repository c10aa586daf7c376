import { eq } from "drizzle-orm";
import { bytesInDatabase, sweepFiles } from "~/engines/file/file.server.ts";
import { FILE_LIMITS } from "~/engines/file/file.ts";
import type { Contribution, OwnedRows } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { files } from "~db/schema/file.ts";

/** Files that a guest added to a record go along with it. */
const adoptFiles: OwnedRows["adopt"] = (db, { guest, owner }) => [
  db.update(files).set({ workspace: owner }).where(eq(files.workspace, guest)),
];

/** What a form adds to the file that it carries. */
const FORM_BYTES = 16 * 1024;

/** The profile itself is contributed with the account. The engine of files contributes nothing itself, so it stands here. */
export default {
  owned: [
    {
      by: files.workspace,
      adopt: adoptFiles,
      touched: files.createdAt,
      secret: [files.hash],
      files: {
        name: files.storedAs,
        key: (storedAs) => storedAs,
        kept: { id: files.id, type: files.type, read: bytesInDatabase },
      },
    },
  ],
  mentions: [{ column: files.name, keep: "what a file is called by whoever sent it" }],
  tasks: [({ db, now, pictures }) => sweepFiles({ db, now, bucket: pictures })],
  bodyLimits: { "/profile": FILE_LIMITS.plainBytes + FORM_BYTES },
  toldOnPage: ["/profile"],
  toasts: [
    toastSet("profile", {
      profileSaved: "ok",
      profileSettingsSaved: "ok",
      profilePictureKept: "ok",
      profilePictureRemoved: "ok",
    }),
  ],
} satisfies Contribution;
