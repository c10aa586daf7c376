import * as v from "valibot";
import { LANGUAGES } from "~/i18n/languages.ts";
import { formKey, oneOf, optionalText } from "~/services/form-fields.ts";
import {
  FLAG_REASONS,
  KINDS,
  COMMUNITY_LIMITS as MOST,
  REACTIONS,
  SPACES,
  THREAD_TRADES,
} from "./community.limits.ts";

// Messages are keys of the namespace `community`.
const STALE = "errors.form";

const words = (name: "title" | "body", { least, most }: { least: number; most: number }) =>
  v.pipe(
    v.string(`errors.${name}`),
    v.trim(),
    v.minLength(least, `errors.${name}`),
    v.maxLength(most, "errors.long"),
  );

const title = words("title", MOST.title);
const body = words("body", MOST.body);
const answer = words("body", { least: MOST.reply, most: MOST.body.most });

/** The name of whoever has none yet: letters and digits in one line, nothing that leads somewhere. */
const called = v.optional(
  v.pipe(
    v.string("errors.name"),
    v.trim(),
    v.maxLength(MOST.called.most, "errors.name"),
    v.check(
      (text) =>
        text === "" ||
        (text.length >= MOST.called.least && /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'-]*$/u.test(text)),
      "errors.name",
    ),
  ),
  " ",
);

const on = oneOf(["on", "off"], STALE);

export const AskForm = v.object(
  {
    intent: v.picklist(["check", "ask"], STALE),
    idem: formKey(STALE),
    space: oneOf(SPACES, "errors.space"),
    kind: oneOf(KINDS, "errors.kind"),
    language: v.picklist(LANGUAGES, STALE),
    trade: v.optional(v.picklist(["all", ...THREAD_TRADES], STALE), "all"),
    title,
    body,
    called,
  },
  STALE,
);
export type AskForm = v.InferOutput<typeof AskForm>;

const post = formKey(STALE);

export const ThreadForm = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("reply"),
        idem: formKey(STALE),
        quotes: v.optional(v.pipe(v.string(STALE), v.trim(), v.maxLength(40, STALE)), " "),
        body: answer,
        called,
      },
      STALE,
    ),
    v.object({ intent: v.literal("draft"), body: optionalText(MOST.body.most, "errors.long") }, STALE),
    v.object(
      {
        intent: v.literal("edit"),
        post,
        /** Of an opening alone. */
        title: v.optional(
          v.pipe(
            v.string(STALE),
            v.trim(),
            v.check((text) => text === "" || text.length >= MOST.title.least, "errors.title"),
            v.maxLength(MOST.title.most, "errors.long"),
          ),
          " ",
        ),
        body: answer,
      },
      STALE,
    ),
    v.object({ intent: v.literal("take"), post }, STALE),
    v.object({ intent: v.literal("accept"), post }, STALE),
    v.object(
      {
        intent: v.literal("react"),
        post,
        /** Which mark, and whether it is set or taken away: the value of one button. */
        mark: v.pipe(
          v.string(STALE),
          v.regex(new RegExp(`^(?:${REACTIONS.join("|")})-(?:on|off)$`), STALE),
          v.transform((value) => {
            const [reaction = "", set] = value.split("-");
            return { reaction, on: set === "on" };
          }),
        ),
      },
      STALE,
    ),
    v.object({ intent: v.literal("follow"), on }, STALE),
    v.object({ intent: v.literal("block"), post, on }, STALE),
    v.object(
      {
        intent: v.literal("flag"),
        post,
        reason: oneOf(FLAG_REASONS, "errors.reason"),
        note: optionalText(MOST.note, "errors.long"),
      },
      STALE,
    ),
  ],
  STALE,
);
export type ThreadForm = v.InferOutput<typeof ThreadForm>;

export const QueueForm = v.object(
  {
    intent: v.literal("moderate", STALE),
    idem: formKey(STALE),
    post,
    decision: v.picklist(["hide", "restore", "move", "lock", "unlock", "warn", "dismiss"], STALE),
    reason: oneOf(FLAG_REASONS, "errors.reason"),
    space: oneOf(SPACES, "errors.space"),
  },
  STALE,
);
