import { ACCEPTED, fileHref } from "~/engines/file/file.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { CheckboxList } from "~/ui/checkbox-list.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { BoxField, ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { CLAUSES, CONCERNS, CONTRACTOR_LIMITS, PAPER_KINDS } from "../contractor.limits.ts";
import type { ReportView } from "../contractor.view.server.ts";
import { AHEAD } from "../risk.ts";
import { useSay } from "./parts.tsx";

interface PartProps {
  view: ReportView;
  sent?: Sent;
}

/** What the contract says: its clauses, the deposit against the limit of the state, payments against the work. */
export function Contract({ view, sent }: PartProps) {
  const t = useText("contractor-verification");
  const say = useSay();
  const { money, date, number } = useFormat();
  const { report, limit, ahead } = view;
  const form = formOf(["contract"], sent, {
    ...{ priceCents: view.form.price, depositCents: view.form.deposit, payments: view.form.payments },
    readContract: report.readContract ? "on" : "",
  });
  const chosen = form.isSent ? form.value("clauses").split(",") : report.clauses;
  return (
    <TitledSection id="contract" title={t("contract.title")} className="grid gap-4">
      <ul className="grid gap-1">
        {report.priceCents > 0 && (
          <li>
            {t("contract.sums", {
              price: isolated(money(report.priceCents)),
              deposit: isolated(money(report.depositCents)),
            })}
          </li>
        )}
        <li>
          {limit
            ? t("contract.limit", {
                most: isolated(money(limit.cents)),
                source: isolated(limit.source),
                date: isolated(date(limit.asOf)),
              })
            : t("contract.noLimit")}
        </li>
        {ahead !== undefined && (
          <li>
            {ahead > AHEAD
              ? t("contract.ahead", { percent: number(ahead) })
              : t("contract.even", { percent: number(AHEAD) })}
          </li>
        )}
        {report.payments.map(({ label, cents, percent }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: payments have no names of their own, and stand in their order
          <li key={n}>
            {t("contract.payment", { sum: isolated(money(cents)), percent: number(percent) })}{" "}
            {label && <Typed text={label} />}
          </li>
        ))}
      </ul>
      <ul className="grid gap-1">
        {CLAUSES.map((clause) => (
          <li key={clause} className="flex gap-3">
            <span className={report.clauses.includes(clause) ? "text-ok" : "font-bold text-danger"}>
              {t(report.clauses.includes(clause) ? "contract.there" : "contract.missing")}
            </span>
            {say(`clauses.${clause}`)}
          </li>
        ))}
      </ul>
      <ContractFiles view={view} sent={sent} />
      {view.own && (
        <Fold title={t("contract.change")} open={form.isSent}>
          <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
            <input type="hidden" name="version" value={report.version} />
            <BoxField {...{ form, say }} name="readContract" label={t("contract.read")} />
            <CheckboxList
              name="clauses"
              legend={t("contract.clauses")}
              options={CLAUSES.map((value) => ({ value, text: say(`clauses.${value}`) }))}
              chosen={chosen}
            />
            <TypedField {...{ form, say }} name="priceCents" label={t("contract.price")} type="decimal" />
            <TypedField {...{ form, say }} name="depositCents" label={t("contract.deposit")} type="decimal" />
            <TypedField
              {...{ form, say }}
              name="payments"
              label={t("contract.payments")}
              hint={t("contract.paymentsHint")}
              most={2_000}
              long
            />
            <Button name="intent" value="contract" className="justify-self-start max-sm:w-full">
              {t("save")}
            </Button>
          </form>
        </Fold>
      )}
    </TitledSection>
  );
}

/** The contract itself, for whoever made the report. */
function ContractFiles({ view, sent }: PartProps) {
  const t = useText("contractor-verification");
  const say = useSay();
  const form = formOf(["attach"], sent);
  const wrong = form.error("file");
  if (!view.own) return null;
  return (
    <div className="grid gap-2 print:hidden">
      <h3 className="font-bold">{t("files.title")}</h3>
      <p className="max-w-prose text-muted">{t("files.text", { most: CONTRACTOR_LIMITS.files })}</p>
      <ul className="grid">
        {view.contract.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 border-b border-line py-1">
            <TextLink href={fileHref(id)} data-reload>
              <bdi translate="no">{name}</bdi>
            </TextLink>
            <form method="post" data-reload>
              <input type="hidden" name="attached" value={id} />
              <Button
                name="intent"
                value="detach"
                variant="outline"
                aria-label={t("files.dropOf", { name: isolated(name) })}
              >
                {t("files.drop")}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      {(view.contract.length < CONTRACTOR_LIMITS.files || form.isSent) && (
        <Fold title={t("files.add")} open={form.isSent}>
          <form
            method="post"
            encType="multipart/form-data"
            noValidate
            className="grid max-w-xl gap-4"
            data-reload
          >
            <input type="hidden" name="idem" value={form.idem ?? view.idem} />
            <Field
              name="file"
              type="file"
              accept={ACCEPTED.document}
              label={t("files.file")}
              hint={t("files.hint")}
              error={wrong && say(wrong)}
            />
            <Button
              name="intent"
              value="attach"
              variant="outline"
              className="justify-self-start max-sm:w-full"
            >
              {t("files.do")}
            </Button>
          </form>
        </Fold>
      )}
    </div>
  );
}

/** Papers that the contractor is asked for, each at an address of its own. */
export function Papers({ view, sent }: PartProps) {
  const t = useText("contractor-verification");
  const say = useSay();
  const { date } = useFormat();
  const form = formOf(["ask"], sent);
  if (!view.own && view.papers.length === 0) return null;
  return (
    <TitledSection id="papers" title={t("papers.title")} className="grid gap-3">
      {view.papers.map((paper) => (
        <div key={paper.id} className="grid gap-1 border-b border-line pb-3">
          <p className="font-bold">{say(`papers.kinds.${paper.kind}`)}</p>
          {paper.question && (
            <p>
              <Typed text={paper.question} />
            </p>
          )}
          {paper.answeredAt ? (
            <>
              <p>
                {t("papers.answered", {
                  name: isolated(paper.printedName),
                  date: isolated(date(paper.answeredAt.slice(0, 10))),
                })}
              </p>
              <p>
                <Typed text={[paper.answer, paper.number].filter(Boolean).join("\n")} />
              </p>
              {paper.untilOn && <p>{t("papers.until", { date: isolated(date(paper.untilOn)) })}</p>}
            </>
          ) : (
            <p className="text-muted">
              {t("papers.waiting")}{" "}
              {paper.address && (
                <bdi dir="ltr" className="wrap-anywhere">
                  {paper.address}
                </bdi>
              )}
            </p>
          )}
        </div>
      ))}
      {view.own && (
        <Fold title={t("papers.ask")} open={form.isSent}>
          <p className="max-w-prose text-muted">{t("papers.text")}</p>
          <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
            <input type="hidden" name="idem" value={form.idem ?? view.idem} />
            <ChoiceField
              {...{ form, say }}
              name="kind"
              label={t("papers.kind")}
              options={PAPER_KINDS.map((value) => ({ value, text: say(`papers.kinds.${value}`) }))}
            />
            <TypedField
              {...{ form, say }}
              name="question"
              label={t("papers.question")}
              most={CONTRACTOR_LIMITS.question}
            />
            <Button name="intent" value="ask" className="justify-self-start max-sm:w-full">
              {t("papers.make")}
            </Button>
          </form>
        </Fold>
      )}
    </TitledSection>
  );
}

/** Tells the administrators about the contractor. */
export function Concern({ view, sent }: PartProps) {
  const t = useText("contractor-verification");
  const say = useSay();
  const form = formOf(["concern"], sent);
  return (
    <Fold title={t("concern.title")} open={form.isSent}>
      <p className="max-w-prose text-muted">{t("concern.text")}</p>
      <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <ChoiceField
          {...{ form, say }}
          name="about"
          label={t("concern.about")}
          options={CONCERNS.map((value) => ({ value, text: say(`concern.kinds.${value}`) }))}
        />
        <TypedField
          {...{ form, say }}
          name="words"
          label={t("concern.words")}
          most={CONTRACTOR_LIMITS.words}
          long
        />
        <Button name="intent" value="concern" variant="outline" className="justify-self-start max-sm:w-full">
          {t("concern.send")}
        </Button>
      </form>
    </Fold>
  );
}

/** Removes the report: its address and those of its papers lead nowhere then. */
export function Remove() {
  const t = useText("contractor-verification");
  return (
    <Fold title={t("remove.title")}>
      <p className="max-w-prose text-muted">{t("remove.text")}</p>
      <form method="post" noValidate data-reload>
        <Button name="intent" value="remove" variant="destructive" className="max-sm:w-full">
          {t("remove.send")}
        </Button>
      </form>
    </Fold>
  );
}
