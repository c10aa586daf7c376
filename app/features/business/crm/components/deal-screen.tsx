import type { ReactNode } from "react";
import { ChainList, fromAddress } from "~/engines/chain/chain.ts";
import { MOVE_INTENT, ProcessStanding, ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { typedDollars } from "~/lib/dollars.ts";
import { screenAt } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, type FormState, formOf, TypedField } from "~/ui/typed-field.tsx";
import type { Sent } from "../crm.form.server.ts";
import { ACTIVITIES, CRM, CRM_LIMITS, contactPath, LOST_REASONS } from "../crm.limits.ts";
import type { DealView } from "../crm.view.server.ts";
import { STEPS } from "../deal.process.ts";
import { DealFields, DueLine, NextFields, Problem, useProcessTexts, useSay } from "./crm-parts.tsx";

interface DealProps {
  view: DealView;
  sent?: Sent;
}

const isStep = (name: string) => (STEPS as readonly string[]).includes(name);

/** A form of a step: with its key and the version that is shown. */
function StepForm({ view, children }: { view: DealView; children: ReactNode }) {
  return (
    <form method="post" noValidate className="grid max-w-2xl gap-4" data-reload>
      <input type="hidden" name="intent" value={MOVE_INTENT} />
      <input type="hidden" name="idem" value={view.keys.move} />
      <input type="hidden" name="version" value={view.standing.version} />
      {children}
    </form>
  );
}

/** Steps to other stages: all need what is done next. */
function Steps({ view, sent }: DealProps) {
  const t = useText("crm");
  const say = useSay();
  const steps = view.choices.filter(isStep);
  if (steps.length === 0) return null;
  const was = sent && isStep(sent.fields.transition ?? "") ? sent : undefined;
  const form = formOf([MOVE_INTENT], was, { nextAction: view.deal.nextAction, nextOn: view.nextOn });
  return (
    <TitledSection id="move" title={t("deal.move")} className="grid gap-3">
      <p className="text-muted">{t("deal.moveText")}</p>
      <StepForm view={view}>
        <NextFields form={form} />
        <div className="flex flex-wrap gap-3">
          {steps.map((name, n) => (
            <Button
              key={name}
              name="transition"
              value={name}
              variant={n === 0 ? "default" : "outline"}
              className="max-sm:w-full"
            >
              {say(`transitions.${name}`)}
            </Button>
          ))}
        </div>
      </StepForm>
    </TitledSection>
  );
}

function Ends({ view, sent }: DealProps) {
  const t = useText("crm");
  const say = useSay();
  const can = (name: string) => (view.choices as string[]).includes(name);
  const of = (name: string) => formOf([MOVE_INTENT], sent?.fields.transition === name ? sent : undefined);
  const [lose, sleep] = [of("lose"), of("sleep")];
  const why = (form: FormState, id: string) => (
    <TypedField
      form={form}
      say={say}
      name="note"
      id={id}
      label={t("deal.why")}
      hint={t("optional")}
      most={500}
      long
    />
  );
  return (
    <div className="grid">
      {can("win") && (
        <Fold title={t("deal.win")}>
          <p>{t("deal.winText")}</p>
          <StepForm view={view}>
            <Button name="transition" value="win" className="justify-self-start">
              {t("deal.winSubmit")}
            </Button>
          </StepForm>
        </Fold>
      )}
      {can("lose") && (
        <Fold title={t("deal.lose")} open={lose.isSent}>
          <StepForm view={view}>
            <ChoiceField
              form={lose}
              say={say}
              name="lostReason"
              label={t("fields.lostReason")}
              options={[
                { value: "", text: "" },
                ...LOST_REASONS.map((value) => ({ value, text: say(`lostReasons.${value}`) })),
              ]}
            />
            {why(lose, "lose-note")}
            <Button name="transition" value="lose" variant="destructive" className="justify-self-start">
              {t("transitions.lose")}
            </Button>
          </StepForm>
        </Fold>
      )}
      {can("sleep") && (
        <Fold title={t("deal.sleep")} open={sleep.isSent}>
          <p>{t("deal.sleepText")}</p>
          <StepForm view={view}>
            <TypedField form={sleep} say={say} name="wakeOn" type="date" label={t("fields.wakeOn")} />
            {why(sleep, "sleep-note")}
            <Button name="transition" value="sleep" variant="outline" className="justify-self-start">
              {t("transitions.sleep")}
            </Button>
          </StepForm>
        </Fold>
      )}
    </div>
  );
}

function Log({ view, sent }: DealProps) {
  const t = useText("crm");
  const say = useSay();
  const { date } = useFormat();
  const form = formOf(["activity"], sent, { kind: "call" });
  return (
    <Fold title={t("deal.activity")} open={form.isSent}>
      {view.deal.isAlive && (
        <div className="text-muted">
          <p>{t("deal.activityText")}</p>
          <ul className="flex flex-wrap gap-x-4">
            {view.suggested.map(({ kind, on }) => (
              <li key={kind}>
                {t(`kinds.${kind}`)}: <bdi>{date(on)}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.keys.activity} />
        <ChoiceField
          form={form}
          say={say}
          name="kind"
          label={t("fields.kind")}
          options={ACTIVITIES.map((value) => ({ value, text: t(`kinds.${value}`) }))}
        />
        <TypedField
          form={form}
          say={say}
          name="note"
          id="activity-note"
          label={t("fields.note")}
          most={CRM_LIMITS.note}
          long
        />
        {view.deal.isAlive && <NextFields form={form} id="activity-" />}
        <Button name="intent" value="activity" className="justify-self-start">
          {t("deal.log")}
        </Button>
      </form>
    </Fold>
  );
}

function Edit({ view: { deal }, sent }: DealProps) {
  const t = useText("crm");
  const form = formOf(["edit"], sent, {
    ...{ title: deal.title, source: deal.source, jobType: deal.jobType, place: deal.place, note: deal.note },
    value: deal.valueCents ? typedDollars(deal.valueCents) : "",
    ...{ chance: deal.chance === null ? "" : String(deal.chance), expectedOn: deal.expectedOn ?? "" },
  });
  return (
    <Fold title={t("deal.edit")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="version" value={deal.version} />
        <DealFields form={form} />
        <Button name="intent" value="edit" className="justify-self-start">
          {t("deal.save")}
        </Button>
      </form>
    </Fold>
  );
}

/** What the deal leads to: each form begins with what is known here. */
function Further({ view }: DealProps) {
  const t = useText("crm");
  const end = { kind: "deal", id: view.deal.id } as const;
  const ways = (
    [
      ["questionnaire", "/customer-questionnaire"],
      ["estimate", "/material-cost-estimator"],
      ["proposal", "/proposal-builder"],
    ] as const
  ).filter(([, path]) => screenAt(path) !== undefined);
  return (
    <TitledSection id="further" title={t("deal.further")} className="grid gap-1">
      <ul className="flex flex-wrap gap-x-6">
        {ways.map(([name, path]) => (
          <li key={name}>
            <TextLink href={fromAddress(path, end)}>{t(`deal.${name}`)}</TextLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function Head({ view }: DealProps) {
  const t = useText("crm");
  const named = useText("job-types");
  const say = useSay();
  const { wholeMoney, percent } = useFormat();
  const { deal } = view;
  return (
    <header className="grid gap-3">
      <p className="print:hidden">
        <TextLink href={CRM}>{t("back")}</TextLink>
      </p>
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
        <Typed text={deal.title} />
      </h1>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {deal.sample && <Badge variant="outline">{t("sample")}</Badge>}
        <span>{named(`names.${deal.jobType}` as "names.roof")}</span>
        <span className="text-muted">{say(`sources.${deal.source}`)}</span>
        {deal.valueCents > 0 && <bdi className="font-bold">{wholeMoney(deal.valueCents)}</bdi>}
        {deal.isAlive && <bdi>{percent(String(deal.chance ?? deal.usualChance))}</bdi>}
        {deal.place && <Typed text={deal.place} />}
      </p>
      {deal.contact && (
        <p className="flex flex-wrap items-center gap-x-4">
          <TextLink href={contactPath(deal.contactId)}>
            <Typed text={deal.contact} />
          </TextLink>
          {deal.company && <Typed text={deal.company} />}
          {deal.phone && (
            <a
              href={`tel:${deal.phone.replace(/[^\d+]/g, "")}`}
              dir="ltr"
              className="inline-flex min-h-12 items-center underline"
            >
              {deal.phone}
            </a>
          )}
          {deal.email && (
            <a
              href={`mailto:${deal.email}`}
              dir="ltr"
              className="inline-flex min-h-12 items-center underline"
            >
              {deal.email}
            </a>
          )}
        </p>
      )}
      {deal.isAlive && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-lg">
          <span>{t("deal.next", { action: isolated(deal.nextAction) })}</span>
          <DueLine deal={deal} />
        </p>
      )}
      {deal.lostReason && <p>{t("deal.lostFor", { reason: say(`lostReasons.${deal.lostReason}`) })}</p>}
      {deal.note && (
        <p className="max-w-prose whitespace-pre-line">
          <Typed text={deal.note} />
        </p>
      )}
    </header>
  );
}

/** One deal: what is done next, its steps, what was done, and what it leads to. */
export default function DealScreen({ view, sent }: DealProps) {
  const t = useText("crm");
  const texts = useProcessTexts();
  const { date } = useFormat();
  const { deal, mayWrite } = view;
  const ofActivity = sent?.fields.intent === "activity";
  const anchor = (field: string) => {
    if (ofActivity && field !== "kind") return `activity-${field}`;
    return field === "note" && sent?.fields.transition ? `${sent.fields.transition}-note` : field;
  };
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <Head view={view} />
      <Problem sent={sent} anchor={anchor} />
      <ProcessStanding standing={view.standing} texts={texts} />
      {mayWrite && !deal.mine && (
        <form method="post" className="grid justify-items-start gap-3" data-reload>
          <p>{t(deal.keeper ? "deal.notYours" : "deal.nobodys")}</p>
          <input type="hidden" name="version" value={deal.version} />
          <Button name="intent" value="take" variant="outline">
            {t("deal.take")}
          </Button>
        </form>
      )}
      <Steps view={view} sent={sent} />
      {mayWrite && deal.state === "won" && !view.hasProject && (
        <form method="post" data-reload>
          <input type="hidden" name="idem" value={view.keys.move} />
          <Button name="intent" value="project">
            {t("deal.project")}
          </Button>
        </form>
      )}
      {mayWrite && (
        <div className="grid print:hidden">
          <Log view={view} sent={sent} />
          <Ends view={view} sent={sent} />
          <Edit view={view} sent={sent} />
        </div>
      )}
      {mayWrite && <Further view={view} />}
      <ChainList records={view.chain} here={{ kind: "deal", id: deal.id }} />
      <TitledSection id="done" title={t("deal.done")} className="grid gap-2">
        {view.activities.length === 0 && <p className="text-muted">{t("deal.nothing")}</p>}
        <ol>
          {view.activities.map(({ id, kind, note, createdAt }) => (
            <li key={id} className="flex flex-wrap gap-x-4 border-b border-line py-2">
              <bdi className="text-muted">{date(createdAt)}</bdi>
              <span className="font-medium">{t(`kinds.${kind}`)}</span>
              {note && <Typed text={note} />}
            </li>
          ))}
        </ol>
      </TitledSection>
      {view.history.length > 0 && (
        <TitledSection id="history" title={t("deal.history")} className="grid gap-3">
          <ProcessTimeline events={view.history} texts={texts} />
        </TitledSection>
      )}
    </div>
  );
}
