import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { fileProblemText, imageProblemText } from "./check-files.ts";
import { MOST_DRAWINGS, MOST_PICTURE_BYTES } from "./saved-limits.ts";
import type { UploadOutcome } from "./uploads.commands.server.ts";

/**
 * What a refused upload is told, beside its field.
 * @param mayKeep whether the visitor is a member of an installation that has a place for pictures
 */
export function refusedUploadText(
  language: Language,
  outcome: Exclude<Extract<UploadOutcome, { ok: false }>, { error: "not-allowed" }>,
  mayKeep: boolean,
): string {
  const t = translator(language, "blueprint");
  const reader = translator(language, "drawing-reader");
  switch (outcome.error) {
    case "file":
      return fileProblemText(reader, outcome.file, MOST_PICTURE_BYTES);
    case "image":
      return imageProblemText(reader, outcome.image, outcome.pixels);
    case "full":
      return t("saved.full", { max: MOST_DRAWINGS });
    case "moving":
      return t("plain.moving");
    case "unread":
      return t(mayKeep ? "plain.unreadMember" : "plain.unreadGuest");
  }
}
