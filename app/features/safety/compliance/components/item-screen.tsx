import type { ReactNode } from "react";
import { fileHref } from "~/engines/file/file.ts";
import { type ProcessTexts, ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useLanguage, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { typedDollars } from "~/lib/dollars.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { COMPLIANCE_LIMITS, subjectPath } from "../compliance.limits.ts";
import type { EvidenceView, ItemView } from "../compliance.view.server.ts";
import { isInsurance } from "../requirements.ts";
import { EvidenceForm } from "./evidence-form.tsx";
import { BoxField, CellBadge, Problem, TypedField, useSay } from "./form-parts.tsx";

interface ItemScreenProps {
  view: ItemView;
  /** A body that was too large was not read. */
  tooLarge?: boolean;
  sent?: Sent;
}

function useProcessTexts(): ProcessTexts {
  const t = useText("compliance");
  const say = (group: string) => (name: string) => t(`${group}.${name}` as Key<"compliance">);
  return {
    state: say("states"),
    transition: say("item.process.transitions"),
    party: say("item.process.parties"),
  };
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2">
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

/** What was typed of a certificate or a paper, a line each. */
function Shown({ piece, kind }: { piece: EvidenceView; kind: ItemView["item"]["kind"] }) {
  const t = useText("compliance");
  const { date, money } = useFormat();
  const insured = isInsurance(kind);
  const typed = (text: string) => (text === "" ? t("none") : <Typed text={text} />);
  return (
    <dl className="grid max-w-2xl border-t border-line">
      {insured && <Line label={t("fields.insurer")}>{typed(piece.insurer)}</Line>}
      {kind !== "w9" && (
        <Line label={t(insured ? "fields.policyNumber" : "fields.number")}>{typed(piece.policyNumber)}</Line>
      )}
      <Line label={t("fields.effectiveOn")}>{date(piece.effectiveOn)}</Line>
      <Line label={t("fields.expiresOn")}>{piece.expiresOn ? date(piece.expiresOn) : t("none")}</Line>
      {insured && (
        <>
          <Line label={t("fields.limit")}>{money(piece.limitCents)}</Line>
          <Line label={t("fields.aggregate")}>{money(piece.aggregateCents)}</Line>
        </>
      )}
      <Line label={t(insured ? "fields.namedInsured" : "fields.nameOnPaper")}>
        {typed(piece.namedInsured)}
      </Line>
      {insured && (
        <>
          <Line label={t("fields.holder")}>{typed(piece.holder)}</Line>
          {(["cg2010", "cg2037"] as const).map((form) => (
            <Line key={form} label={t(`fields.${form}`)}>
              <Icon name={piece[form] ? "check" : "minus"} className="size-5" />
              <span className="sr-only">{piece[form] ? "✓" : t("none")}</span>
            </Line>
          ))}
        </>
      )}
      <Line label={t("facts.file")}>
        {piece.fileName ? (
          <a href={fileHref(piece.id)} className="inline-flex min-h-12 items-center underline">
            <bdi translate="no" className="wrap-anywhere">
              {piece.fileName}
            </bdi>
          </a>
        ) : (
          t("none")
        )}
      </Line>
    </dl>
  );
}

function Came({ piece }: { piece: EvidenceView }) {
  const t = useText("compliance");
  const { date } = useFormat();
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
      <span>{t("facts.typedOn", { date: isolated(date(piece.createdAt.slice(0, 10))) })}</span>
      {piece.sentBy && <span>{t("facts.sentBy", { name: isolated(piece.sentBy) })}</span>}
      {piece.byLink && <span>{t("facts.byLink")}</span>}
    </p>
  );
}

/** What speaks against the evidence that waits. */
function Against({ view, open }: { view: ItemView; open: EvidenceView }) {
  const t = useText("compliance");
  const { money } = useFormat();
  const names = { shown: isolated(open.namedInsured), entity: isolated(view.subject.legalName) };
  return (
    <div className="grid gap-2">
      <h3 className="font-bold">{t("item.against")}</h3>
      {view.findings.length === 0 && <p>{t("item.nothingAgainst")}</p>}
      <ul className="grid gap-2">
        {view.findings.map(({ code, weight, shortCents }) => (
          <li
            key={code}
            className={`border-s-4 ps-3 ${weight === "stop" ? "border-danger font-medium" : "border-warn"}`}
          >
            {t(`findings.${code}`, {
              ...names,
              amount: isolated(money(shortCents ?? 0)),
            })}
          </li>
        ))}
        {!open.fileName && <li className="border-s-4 border-danger ps-3 font-medium">{t("facts.noFile")}</li>}
      </ul>
    </div>
  );
}

function ReviewForm({ view, open, sent }: { view: ItemView; open: EvidenceView; sent?: Sent }) {
  const t = useText("compliance");
  const say = useSay();
  const { language } = useLanguage();
  const form = formOf(["check", "accept", "reject"], sent);
  return (
    <form method="post" noValidate className="grid gap-4 print:hidden" data-reload>
      <input type="hidden" name="idem" value={view.idem} />
      <input type="hidden" name="evidence" value={open.id} />
      <input type="hidden" name="version" value={open.version} />
      <fieldset className="grid">
        <legend className="font-bold">{t("item.review")}</legend>
        <p className="max-w-prose text-muted">{t("item.reviewText")}</p>
        {view.review.map(({ id, prompt }) => {
          const name = `tick_${id}`;
          const error = form.error(name);
          return (
            <Checkbox
              key={id}
              name={name}
              // Words of the list, which come in the reader's language and are none of the page's.
              label={<bdi lang={language}>{prompt}</bdi>}
              error={error && say(error)}
              defaultChecked={form.isSent ? form.value(name) === "on" : open.checks.includes(id)}
            />
          );
        })}
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="accept">
          {t("item.accept")}
        </Button>
        <Button name="intent" value="check" variant="outline">
          {t("item.keep")}
        </Button>
      </div>
      <TypedField form={form} name="note" label={t("fields.note")} long most={COMPLIANCE_LIMITS.reason} />
      <Button name="intent" value="reject" variant="destructive" className="justify-self-start">
        {t("item.reject")}
      </Button>
    </form>
  );
}

function WaiveForm({ view, sent }: { view: ItemView; sent?: Sent }) {
  const t = useText("compliance");
  const form = formOf(["waive"], sent);
  return (
    <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
      <input type="hidden" name="version" value={view.item.version} />
      <TypedField form={form} name="reason" label={t("fields.reason")} long most={COMPLIANCE_LIMITS.reason} />
      <TypedField
        form={form}
        name="waivedBy"
        label={t("fields.waivedBy")}
        most={COMPLIANCE_LIMITS.printedName}
      />
      <TypedField form={form} name="until" type="date" label={t("fields.until")} />
      <Button name="intent" value="waive" variant="outline" className="justify-self-start">
        {t("item.waiveDo")}
      </Button>
    </form>
  );
}

function LimitsForm({ view, sent }: { view: ItemView; sent?: Sent }) {
  const t = useText("compliance");
  const { item } = view;
  const form = formOf(["limits"], sent, {
    leastLimit: item.limitCents > 0 ? typedDollars(item.limitCents) : "",
    leastAggregate: item.aggregateCents > 0 ? typedDollars(item.aggregateCents) : "",
    additionalInsured: item.additionalInsured ? "on" : "",
  });
  return (
    <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
      <input type="hidden" name="version" value={item.version} />
      <TypedField
        form={form}
        name="leastLimit"
        type="decimal"
        label={t("fields.leastLimit")}
        hint={t("fields.moneyHint")}
      />
      <TypedField form={form} name="leastAggregate" type="decimal" label={t("fields.leastAggregate")} />
      <BoxField form={form} name="additionalInsured" label={t("fields.additionalInsured")} />
      <Button name="intent" value="limits" variant="outline" className="justify-self-start">
        {t("subject.save")}
      </Button>
    </form>
  );
}

/** One requirement: what is asked, what came, what speaks against it, its review and its waiver. */
export default function ItemScreen({ view, tooLarge, sent }: ItemScreenProps) {
  const t = useText("compliance");
  const { date, money } = useFormat();
  const { subject, cell, item, open } = view;
  const problem = tooLarge ? { fields: { intent: "send" }, errors: { file: "errors.file_tooLarge" } } : sent;
  const texts = useProcessTexts();
  const asked = [
    item.limitCents > 0 && t("facts.leastLimit", { amount: isolated(money(item.limitCents)) }),
    item.aggregateCents > 0 && t("facts.leastAggregate", { amount: isolated(money(item.aggregateCents)) }),
    item.additionalInsured && t("facts.additionalInsured"),
  ].filter((text) => text !== false);
  const older = view.pieces.filter(({ id }) => id !== open?.id);
  const isWaived = item.waivedUntil !== null && item.waivedUntil >= view.today;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={subjectPath(subject.id)}>
            <Typed text={subject.called} />
          </TextLink>
        </p>
        <h1 className="text-2xl font-bold sm:text-3xl">{view.heading}</h1>
        <div className="flex flex-wrap items-center gap-3">
          <CellBadge cell={cell} />
          {subject.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          {cell.lapsed !== undefined && cell.lapsed > 0 && (
            <span className="text-danger">{t("lapsed", { count: cell.lapsed })}</span>
          )}
        </div>
        {asked.length > 0 && (
          <ul className="grid">
            {asked.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {isWaived && (
          <p className="border-s-4 border-warn ps-3">
            {t("item.waived", {
              name: isolated(item.waivedBy),
              date: isolated(date(item.waivedUntil ?? view.today)),
              reason: isolated(item.waivedReason),
            })}
          </p>
        )}
      </header>
      <Problem sent={problem} />
      {open && (
        <TitledSection id="open" title={t(`states.${open.state as "received"}`)} className="grid gap-5">
          <Came piece={open} />
          <Shown piece={open} kind={item.kind} />
          <Against view={view} open={open} />
          {view.mayWrite && <ReviewForm view={view} open={open} sent={problem} />}
          {view.history.length > 0 && (
            <div className="grid gap-2">
              <h3 className="font-bold">{t("item.history")}</h3>
              <ProcessTimeline events={view.history} texts={texts} />
            </div>
          )}
        </TitledSection>
      )}
      {view.mayWrite && (
        <div className="grid">
          <Fold title={t("item.send")} open={!open || problem?.fields.intent === "send"}>
            <EvidenceForm item={item} idem={view.idem} legalName={subject.legalName} sent={problem} />
          </Fold>
          <Fold title={t("item.waive")} open={problem?.fields.intent === "waive"}>
            {isWaived && (
              <form method="post" noValidate data-reload>
                <input type="hidden" name="version" value={item.version} />
                <Button name="intent" value="unwaive" variant="outline">
                  {t("item.unwaive")}
                </Button>
              </form>
            )}
            <WaiveForm view={view} sent={problem} />
          </Fold>
          {isInsurance(item.kind) && (
            <Fold title={t("item.limits")} open={problem?.fields.intent === "limits"}>
              <LimitsForm view={view} sent={problem} />
            </Fold>
          )}
          {view.mayManage && (
            <Fold title={t("item.drop")}>
              <p>{t("item.dropText")}</p>
              <form method="post" noValidate data-reload>
                <Button name="intent" value="drop" variant="destructive">
                  {t("item.drop")}
                </Button>
              </form>
            </Fold>
          )}
        </div>
      )}
      {older.length > 0 && (
        <TitledSection id="pieces" title={t("item.pieces")} className="grid gap-6">
          {older.map((piece) => (
            <section key={piece.id} className="grid gap-2">
              <h3 className="flex flex-wrap items-center gap-3 font-bold">
                <Badge variant={piece.state === "accepted" ? "default" : "secondary"}>
                  {piece.state === "accepted"
                    ? t("item.process.transitions.accept")
                    : t(`states.${piece.state as "rejected"}`)}
                </Badge>
              </h3>
              <Came piece={piece} />
              <Shown piece={piece} kind={item.kind} />
            </section>
          ))}
        </TitledSection>
      )}
    </div>
  );
}
