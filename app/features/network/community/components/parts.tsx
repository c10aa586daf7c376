import { Fragment } from "react";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import * as fields from "~/ui/typed-field.tsx";
import { COMMUNITY_LIMITS, spacePath, type ThreadTrade, threadPath } from "../community.limits.ts";
import type { Line } from "../community.view.server.ts";
import { paragraphsOf, piecesOf } from "../words.ts";

/** Says a key of an error, which comes from a schema or a command. */
export function useSay() {
  const t = useText("community");
  return (key: string) => t(key as Key<"community">);
}

/** Fields that are not seen: what is wrong with them is said of the form. */
const HIDDEN = ["intent", "idem", "post", "quotes", "mark", "on", "decision", "first"];

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent, anchor }: { sent?: Sent; anchor?: (field: string) => string }) {
  const t = useText("community");
  return (
    <FormProblem sent={sent} title={t("errors.summary")} say={useSay()} hidden={HIDDEN} anchor={anchor} />
  );
}

export const TypedField = (props: Omit<fields.TypedFieldProps, "say">) => (
  <fields.TypedField {...props} say={useSay()} />
);
/** How somebody wants to be called here, asked with the first words that they write. */
export function CalledField({ form }: { form: fields.FormState }) {
  const t = useText("community");
  return (
    <TypedField
      form={form}
      name="called"
      label={t("ask.called")}
      hint={t("ask.calledHint")}
      most={COMMUNITY_LIMITS.called.most}
    />
  );
}

interface ChoiceProps extends Pick<fields.ChoiceFieldProps, "form" | "name" | "label" | "options"> {
  /** Where a page has several of them. */
  id?: string;
}

export function ChoiceField({ form, name, id = name, label, options }: ChoiceProps) {
  const say = useSay();
  const error = form.error(name);
  return (
    <SelectField
      {...{ name, id, label, options }}
      error={error && say(error)}
      defaultValue={form.value(name)}
    />
  );
}

/** What somebody wrote: paragraphs, and addresses of the web that nobody vouches for. All else is text. */
export function Words({ text, language }: { text: string; language?: string }) {
  return (
    <div dir="auto" lang={language} translate="no" className="grid max-w-prose gap-3 wrap-anywhere">
      {paragraphsOf(text).map((paragraph, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order than its own
        <p key={n} className="whitespace-pre-line">
          {piecesOf(paragraph).map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Fragment key={at}>
              {typeof piece === "string" ? (
                piece
              ) : (
                <a
                  href={piece.href}
                  rel="nofollow ugc noopener noreferrer"
                  className="text-blueprint underline underline-offset-4"
                >
                  <bdi>{piece.href}</bdi>
                </a>
              )}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

/** Under which name somebody speaks; nothing is left of whoever is gone. */
export function Name({ called }: { called: string | null }) {
  const t = useText("community");
  return called === null ? <span className="text-muted">{t("gone")}</span> : <Typed text={called} />;
}

/** Of what kind a thread is, whom it concerns, and how it stands. */
export function Marks({ line, space }: { line: Line; space: boolean }) {
  const t = useText("community");
  return (
    <>
      {space && (
        <a href={spacePath(line.space)} className="underline">
          {t(`spaces.${line.space}`)}
        </a>
      )}
      {line.kind !== "question" && <Badge variant="outline">{t(`kinds.${line.kind as "show"}`)}</Badge>}
      {line.trade && <Badge variant="secondary">{t(`trades.${line.trade as ThreadTrade}`)}</Badge>}
      {line.accepted && <Badge>{t("accepted")}</Badge>}
      {line.locked && <Badge variant="outline">{t("locked")}</Badge>}
      <span>{t(`languages.${line.language as "en"}`)}</span>
    </>
  );
}

/** One thread of a list: its title leads to it; below stands what tells it from the others. */
export function ThreadLine({
  line,
  unanswered,
  space = true,
}: {
  line: Line;
  unanswered?: boolean;
  space?: boolean;
}) {
  const t = useText("community");
  const { date } = useFormat();
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <TextLink href={threadPath(line.slug)} className="text-lg font-bold" lang={line.language}>
        <Typed text={line.title} />
      </TextLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <Marks line={line} space={space} />
        <span>
          {unanswered
            ? line.waits === 0
              ? t("waitsToday")
              : t("waits", { count: line.waits })
            : t("answers", { count: line.answers })}
        </span>
        <Name called={line.called} />
        <time dateTime={line.lastAt}>{date(line.lastAt)}</time>
      </div>
    </li>
  );
}
