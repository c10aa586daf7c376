import { withQuestion } from "~/services/question-link.ts";
import type { NotificationCode } from "~db/schema/account.codes.ts";

/** Where a notification leads: Joe's chat is opened with the question, everything else as it stands. */
export const addressOf = (told: { code: NotificationCode; href: string; subject: string }): string =>
  told.code === "questionAnswered" ? withQuestion(told.href, told.subject) : told.href;
