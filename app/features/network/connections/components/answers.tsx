import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { NeedView } from "../connections.view.server.ts";
import { ConnectForm } from "./connect-form.tsx";

type Answer = NeedView["responses"][number];

/** How a firm stood when its answer was sent: kinds of papers, and nothing else of it. */
function Clearance({ answer: { clearance } }: { answer: Answer }) {
  const t = useText("connections");
  const { all, date } = useFormat();
  if (!clearance) return <p className="text-muted">{t("answers.noClearance")}</p>;
  const words = (clears: boolean) =>
    clearance.papers
      .filter((paper) => paper.clears === clears)
      .map(({ kind }) => t(`papers.${kind as "auto"}`));
  const [has, lacks] = [words(true), words(false)];
  return (
    <>
      <p className="font-medium">
        {t(clearance.cleared ? "answers.cleared" : "answers.notCleared", { day: date(clearance.on) })}
      </p>
      {has.length > 0 && <p>{t("answers.has", { papers: all(has) })}</p>}
      {lacks.length > 0 && <p>{t("answers.lacks", { papers: all(lacks) })}</p>}
    </>
  );
}

/** Who answered, for whoever posted the need. */
export function Answers({ view, sent }: { view: NeedView; sent?: Sent }) {
  const t = useText("connections");
  const { all, date } = useFormat();
  return (
    <TitledSection id="answers" title={t("answers.title")} className="grid gap-3">
      {view.responses.length === 0 && <p className="text-muted">{t("answers.none")}</p>}
      <ul className="border-t-2 border-ink">
        {view.responses.map((answer) => {
          const name = answer.who ?? t("answers.gone");
          return (
            <li key={answer.id} className="grid gap-2 border-b border-line py-4">
              <p className="flex flex-wrap items-center gap-x-4">
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <span>{t("answer.people", { count: answer.headcount })}</span>
                <span>{t("answer.from", { day: date(answer.fromDay) })}</span>
                <Badge variant={answer.state === "sent" ? "default" : "outline"}>
                  {t(`answer.states.${answer.state}`)}
                </Badge>
              </p>
              <Typed text={answer.line} />
              <p className="text-muted">
                {answer.freeDays.length > 0
                  ? t("answers.free", { days: all(answer.freeDays.map((day) => date(day))) })
                  : t("answers.noFree")}
              </p>
              <Clearance answer={answer} />
              <form method="post" className="flex flex-wrap items-center gap-3" data-reload>
                <input type="hidden" name="idem" value={view.idem} />
                <input type="hidden" name="response" value={answer.id} />
                {answer.state === "sent" &&
                  (answer.mayTake ? (
                    <Button name="intent" value="accept" aria-label={t("answers.acceptOf", { name })}>
                      {t("answers.accept")}
                    </Button>
                  ) : (
                    <span className="text-muted">{t("answers.over")}</span>
                  ))}
                {answer.state === "sent" && (
                  <Button
                    name="intent"
                    value="decline"
                    variant="outline"
                    aria-label={t("answers.declineOf", { name })}
                  >
                    {t("answers.decline")}
                  </Button>
                )}
                <Button
                  name="intent"
                  value="block-answer"
                  variant="outline"
                  aria-label={t("answers.blockOf", { name })}
                >
                  {t("answers.block")}
                </Button>
              </form>
              <ConnectForm
                view={view}
                response={answer.id}
                title={t("people.connectTo", { name })}
                sent={sent}
              />
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}
