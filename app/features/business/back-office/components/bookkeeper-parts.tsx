import { MOVE_INTENT, processTexts } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { AskingView } from "../bookkeeper.view.server.ts";

/** Says a key that comes from a schema, a command or a record. */
export function useSay() {
  const t = useText("ask-bookkeeper");
  return (key: string) => t(key as Key<"ask-bookkeeper">);
}

/** The words of the process, for the components of the engine. */
export const useProcessTexts = () => processTexts(useSay());

/** What is wrong, above the page. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("ask-bookkeeper");
  const { intent = "", transition = "" } = sent?.fields ?? {};
  const anchor = (field: string) =>
    field === "note" && intent === MOVE_INTENT ? `note-${transition}` : field;
  const hidden = ["intent", "idem", "version", "transition"];
  return (
    <FormProblem sent={sent} title={t("errors.summary")} say={useSay()} hidden={hidden} anchor={anchor} />
  );
}

type Paper = AskingView["waiting"][number];

/** What is read from a paper, in one line. */
export function usePaperLine() {
  const t = useText("ask-bookkeeper");
  const desk = useText("back-office");
  const { money, date } = useFormat();
  return ({ vendor, cents, spentOn, kind, project }: Omit<Paper, "id" | "state" | "note" | "code">) =>
    [
      isolated(vendor || t("unnamed")),
      desk(`kinds.${kind}` as Key<"back-office">),
      ...(cents > 0 ? [isolated(money(cents))] : []),
      ...(spentOn ? [isolated(date(spentOn))] : []),
      ...(project ? [isolated(project)] : []),
    ].join(" · ");
}

type Request = NonNullable<AskingView["chosen"]>["request"];

/** What is asked, and the list of the month as it was then. */
export function Asked({ request }: { request: Request }) {
  const t = useText("ask-bookkeeper");
  const month = useText("month-end");
  const format = useFormat();
  return (
    <>
      <p className="max-w-prose whitespace-pre-line">
        <Typed text={request.words} />
      </p>
      {request.list.length > 0 && (
        <TitledSection
          id="list"
          title={t("list", { month: isolated(format.month(request.month)) })}
          className="grid gap-2"
        >
          <p className="text-sm text-muted">
            {t("listAsOf", { day: isolated(format.date(request.createdAt.slice(0, 10))) })}
          </p>
          <ul className="grid max-w-3xl border-t border-line">
            {request.list.map(({ line, open, isDone, note }) => (
              <li
                key={line}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2"
              >
                <span>{month(`lines.${line}` as Key<"month-end">)}</span>
                <Badge variant={isDone ? "secondary" : open ? "destructive" : "outline"}>
                  {isDone
                    ? month("done")
                    : open === undefined
                      ? month("byHand")
                      : month("open", { count: open })}
                </Badge>
                {note && (
                  <span className="text-sm text-muted">
                    <Typed text={note} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </>
  );
}

/** What the bookkeeper said, under the name as typed. */
export function Answered({ request }: { request: Request }) {
  const t = useText("ask-bookkeeper");
  const { moment } = useFormat();
  if (!request.answeredAt) return null;
  return (
    <TitledSection id="answered" title={t("answered.title")} className="grid gap-2">
      <p className="text-muted">
        {t("answered.by", { name: isolated(request.answeredBy), time: isolated(moment(request.answeredAt)) })}
      </p>
      {request.answer && (
        <p className="max-w-prose whitespace-pre-line">
          <Typed text={request.answer} />
        </p>
      )}
    </TitledSection>
  );
}
