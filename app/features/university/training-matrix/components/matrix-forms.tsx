import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { ASK, cardPage, classPath, MATRIX, MATRIX_LIMITS } from "../matrix.limits.ts";
import type { MatrixView } from "../matrix.view.server.ts";
import { ChoiceField, TypedField } from "./parts.tsx";
import { RequirementForms } from "./requirement-forms.tsx";

interface FormsProps {
  view: MatrixView;
  sent?: Sent;
}

const asOptions = (list: readonly { code: string; title: string }[]) =>
  list.map(({ code, title }) => ({ value: code, text: title }));

/** Somebody without an account. */
function PersonForm({ view, sent }: FormsProps) {
  const t = useText("training-matrix");
  const form = formOf(["person"], sent);
  return (
    <Fold title={t("people.title")} open={form.isSent}>
      <p className="max-w-prose">{t("people.crews")}</p>
      <form method="post" action={MATRIX} noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <TypedField form={form} name="called" label={t("people.called")} most={MATRIX_LIMITS.name} />
        <TypedField
          form={form}
          name="trade"
          label={t("people.trade")}
          hint={t("people.tradeHint")}
          most={MATRIX_LIMITS.trade}
        />
        {view.jobs.length > 0 && (
          <ChoiceField
            form={form}
            name="project"
            label={t("people.project")}
            options={[
              { value: "", text: t("people.projectAll") },
              ...view.jobs.map(({ id, name }) => ({ value: id, text: name })),
            ]}
          />
        )}
        <Button name="intent" value="person" className="justify-self-start">
          {t("people.do")}
        </Button>
      </form>
    </Fold>
  );
}

/** A course to take, or a card to show. */
function AskForm({ view, sent }: FormsProps) {
  const t = useText("training-matrix");
  const form = formOf(["course", "card"], sent);
  return (
    <Fold title={t("asks.title")} open={form.isSent}>
      <form method="post" action={MATRIX} noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <ChoiceField
          form={form}
          name="person"
          label={t("asks.person")}
          options={view.people.map(({ id, called }) => ({ value: id, text: called }))}
        />
        <ChoiceField
          form={form}
          name="requirement"
          label={t("asks.requirement")}
          options={asOptions(view.requirements)}
        />
        <TypedField form={form} name="dueOn" type="date" label={t("asks.dueOn")} />
        <TypedField form={form} name="words" label={t("asks.words")} most={MATRIX_LIMITS.words} />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="card">
            {t("asks.card")}
          </Button>
          <Button name="intent" value="course" variant="outline">
            {t("asks.course")}
          </Button>
        </div>
      </form>
    </Fold>
  );
}

/** What somebody was asked for and is not done yet. */
function Asked({ view }: FormsProps) {
  const t = useText("training-matrix");
  const { date } = useFormat();
  if (view.asks.length === 0) return null;
  return (
    <TitledSection id="asks" title={t("asks.open")} className="grid gap-2 print:hidden">
      <ul className="grid gap-2">
        {view.asks.map((ask) => (
          <li key={ask.id} className="flex flex-wrap items-center gap-x-3 border-b border-line pb-2">
            <Badge variant="outline">{t(ask.kind === "card" ? "asks.kindCard" : "asks.kindCourse")}</Badge>
            <span>
              <Typed text={ask.called} /> · <Typed text={ask.title} />
              {ask.dueOn && <> · {date(ask.dueOn)}</>}
            </span>
            {ask.card && <TextLink href={cardPage(ask.card)}>{t("asks.answered")}</TextLink>}
            {ask.kind === "card" && !ask.answeredAt && (
              <TextLink href={`/workspace/share?type=${ASK}&id=${ask.id}`}>{t("asks.share")}</TextLink>
            )}
            <form method="post" action={MATRIX} data-reload>
              <input type="hidden" name="ask" value={ask.id} />
              <Button
                name="intent"
                value="close"
                variant="outline"
                aria-label={t("asks.closeOf", { name: isolated(ask.called) })}
              >
                {t("asks.close")}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** A class that is held in person. */
function ClassForm({ view, sent }: FormsProps) {
  const t = useText("training-matrix");
  const { date } = useFormat();
  const form = formOf(["class"], sent, { heldOn: view.asked.day });
  return (
    <Fold title={t("class.title")} open={form.isSent}>
      <form method="post" action={MATRIX} noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <ChoiceField
          form={form}
          name="subject"
          label={t("class.requirement")}
          options={asOptions(view.requirements)}
        />
        <TypedField form={form} name="heldOn" type="date" label={t("class.heldOn")} />
        <TypedField form={form} name="trainer" label={t("class.trainer")} most={MATRIX_LIMITS.printedName} />
        <TypedField form={form} name="place" label={t("class.place")} most={MATRIX_LIMITS.place} />
        <Button name="intent" value="class" className="justify-self-start">
          {t("class.do")}
        </Button>
      </form>
      {view.classes.length > 0 && <h3 className="font-bold">{t("class.records")}</h3>}
      <ul>
        {view.classes.map((held) => (
          <li key={held.id}>
            <TextLink href={classPath(held.id)}>
              <Typed text={held.title} /> · {date(held.heldOn)}
            </TextLink>{" "}
            {t(held.closedAt ? "class.closed" : "class.open")}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** What a member does about the gaps. */
export function MatrixForms({ view, sent }: FormsProps) {
  return (
    <>
      <Asked view={view} />
      <div className="grid">
        <PersonForm view={view} sent={sent} />
        {!view.isExample && <AskForm view={view} sent={sent} />}
        {!view.isExample && <ClassForm view={view} sent={sent} />}
        <RequirementForms view={view} sent={sent} />
      </div>
    </>
  );
}
