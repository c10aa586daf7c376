import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { STAY_ISSUES } from "~db/schema/lodging.terms.ts";
import { LODGING_LIMITS, stayPath } from "../lodging.limits.ts";
import { ChoiceField, TypedField, useSay } from "./parts.tsx";
import type { StayProps } from "./stay-screen.tsx";

function Issue({ view, sent, issue }: StayProps & { issue: StayProps["view"]["issues"][number] }) {
  const t = useText("stays");
  const say = useSay();
  const { moment } = useFormat();
  const mine = sent?.fields.intent === "answer" && sent.fields.issue === issue.id ? sent : undefined;
  const hidden = <input type="hidden" name="issue" value={issue.id} />;
  const here = stayPath(view.stay.id);
  const error = mine?.errors.answer;
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <p className="flex flex-wrap items-center gap-x-3">
        <strong>{t(`issues.kinds.${issue.kind}`)}</strong>
        {issue.answeredAt ? (
          <Badge variant="outline">{t("issues.answeredIn", { count: issue.hours })}</Badge>
        ) : (
          <Badge variant="destructive">{t("issues.waiting", { count: issue.hours })}</Badge>
        )}
        {issue.solvedAt && <Badge variant="secondary">{t("issues.isSolved")}</Badge>}
        <span className="text-muted">{isolated(moment(issue.at, view.stay.siteZone))}</span>
      </p>
      <p>
        <Typed text={issue.words} />
      </p>
      {issue.answer && (
        <p className="border-s-4 border-line ps-3">
          <Typed text={issue.answer} />
        </p>
      )}
      {view.may.answer && !issue.answeredAt && (
        <form method="post" action={here} noValidate className="grid max-w-xl gap-3" data-reload>
          {hidden}
          <Field
            id={`answer-${issue.id}`}
            name="answer"
            label={t("issues.answer")}
            dir="auto"
            maxLength={LODGING_LIMITS.answer}
            error={error && say(error)}
            defaultValue={mine?.fields.answer ?? ""}
          />
          <Button name="intent" value="answer" className="justify-self-start">
            {t("issues.answerDo")}
          </Button>
        </form>
      )}
      {view.may.solve && !issue.solvedAt && (
        <form method="post" action={here} data-reload>
          {hidden}
          <Button name="intent" value="solved" variant="outline" size="sm">
            {t("issues.solved")}
          </Button>
        </form>
      )}
    </li>
  );
}

/** What was wrong in the house, each with its clock; and the form for another. */
export function Issues({ view, sent }: StayProps) {
  const t = useText("stays");
  const form = formOf(["issue"], sent);
  if (view.issues.length === 0 && !view.may.report) return null;
  return (
    <TitledSection id="issues" title={t("issues.title")} className="grid gap-3">
      {view.issues.length > 0 && (
        <ul className="border-t-2 border-ink">
          {view.issues.map((issue) => (
            <Issue key={issue.id} view={view} sent={sent} issue={issue} />
          ))}
        </ul>
      )}
      {view.may.report && (
        <Fold title={t("issues.report")} open={form.isSent}>
          <form
            method="post"
            action={stayPath(view.stay.id)}
            noValidate
            className="grid max-w-xl gap-4"
            data-reload
          >
            <input type="hidden" name="idem" value={form.idem ?? view.others.issue} />
            <ChoiceField
              form={form}
              name="kind"
              label={t("issues.kind")}
              options={[
                { value: "", text: t("choose") },
                ...STAY_ISSUES.map((kind) => ({ value: kind, text: t(`issues.kinds.${kind}`) })),
              ]}
            />
            <TypedField
              form={form}
              name="problem"
              label={t("issues.words")}
              most={LODGING_LIMITS.issue}
              long
            />
            <Button name="intent" value="issue" className="justify-self-start">
              {t("issues.do")}
            </Button>
          </form>
        </Fold>
      )}
    </TitledSection>
  );
}
