import { BOOKING_LIMITS } from "~/engines/booking/booking.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import type { LoanView } from "../loan.view.server.ts";
import { loanPath } from "../rentals.limits.ts";
import { Shots } from "./loan-shots.tsx";
import { TypedField } from "./parts.tsx";

const LINES = [0, 1, 2, 3] as const;

/** How a deposit is parted, or was. */
export function DepositTable({ view }: { view: LoanView }) {
  const t = useText("loans");
  const { money } = useFormat();
  const { deposit, parts, isOver, beyond } = view.money;
  const rows = [
    { name: t("money.deposit"), cents: deposit },
    ...(parts.late > 0 ? [{ name: t("money.late"), cents: -parts.late }] : []),
    ...(parts.damage > 0 ? [{ name: t("money.damage"), cents: -parts.damage }] : []),
  ];
  return (
    <>
      <table className="w-full max-w-xl">
        <caption className="pb-1 text-start text-muted">{t(isOver ? "money.was" : "money.would")}</caption>
        <tbody>
          {rows.map(({ name, cents }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-1 text-start font-medium">
                {name}
              </th>
              <td className="text-end tabular-nums">{money(cents)}</td>
            </tr>
          ))}
          <tr className="border-b-2 border-ink font-bold">
            <th scope="row" className="py-1 text-start">
              {t("money.back")}
            </th>
            <td className="text-end tabular-nums">{money(parts.back)}</td>
          </tr>
        </tbody>
      </table>
      {beyond > 0 && !isOver && <p>{t("money.beyond", { price: isolated(money(beyond)) })}</p>}
    </>
  );
}

/** The worksheet as it was claimed: what a repair costs beside what the part was still worth. */
export function ClaimTable({ view }: { view: LoanView }) {
  const t = useText("loans");
  const { money, number } = useFormat();
  const { claim } = view.money;
  if (!claim) return null;
  return (
    <>
      <ul className="border-t-2 border-ink">
        {claim.items.map((item) => (
          <li key={item.what} className="grid gap-1 border-b border-line py-2">
            <p className="flex justify-between gap-4 font-bold">
              <Typed text={item.what} />
              <span className="tabular-nums">{money(item.owed)}</span>
            </p>
            {item.repairCents > 0 && (
              <p>{t("claim.repairPrice", { price: isolated(money(item.repairCents)) })}</p>
            )}
            {item.newCents > 0 && (
              <p>
                {t("claim.worthOf", {
                  price: isolated(money(item.newCents)),
                  age: number(item.age),
                  life: number(item.life),
                })}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="flex justify-between text-lg font-bold">
        {t("claim.total")}
        <span className="tabular-nums">{money(claim.total)}</span>
      </p>
      {claim.words && (
        <p>
          <Typed text={claim.words} />
        </p>
      )}
    </>
  );
}

function Worksheet({ view, sent }: { view: LoanView; sent?: Sent }) {
  const t = useText("loans");
  const form = formOf(["claim"], sent, view.typedClaim);
  return (
    <form
      method="post"
      action={loanPath(view.loan.id, "claim")}
      noValidate
      className="grid max-w-2xl gap-5"
      data-reload
    >
      <input type="hidden" name="idem" value={form.idem ?? view.idem} />
      <input type="hidden" name="version" value={view.loan.version} />
      <p className="text-muted">{t("claim.how")}</p>
      {LINES.map((n) => (
        <fieldset key={n} className="grid gap-3 border-t border-line pt-3">
          <legend className="font-bold">{t("claim.line", { number: n + 1 })}</legend>
          <TypedField form={form} name={`what${n}`} label={t("claim.what")} most={BOOKING_LIMITS.item} />
          <div className="grid gap-3 sm:grid-cols-2">
            <TypedField form={form} name={`repair${n}`} label={t("claim.repair")} type="decimal" />
            <TypedField form={form} name={`price${n}`} label={t("claim.price")} type="decimal" />
            <TypedField form={form} name={`age${n}`} label={t("claim.age")} type="numeric" />
            <TypedField form={form} name={`life${n}`} label={t("claim.life")} type="numeric" />
          </div>
        </fieldset>
      ))}
      <TypedField form={form} name="words" label={t("claim.words")} most={BOOKING_LIMITS.words} long />
      <Button name="intent" value="claim" className="justify-self-start">
        {t(view.may.revise ? "claim.reviseDo" : "claim.do")}
      </Button>
    </form>
  );
}

/** A claim: what is claimed and how it comes about, photos of both sides, and writing it or writing it anew. */
export function ClaimPage({ view, sent, tooLarge }: { view: LoanView; sent?: Sent; tooLarge?: boolean }) {
  const t = useText("loans");
  const { moment } = useFormat();
  const { may, loan } = view;
  const stages = (["claim", "answer"] as const).filter(
    (stage) => view.shots.some((shot) => shot.stage === stage) || may[`${stage}Shots`],
  );
  const isRefused = sent?.fields.intent === "claim";
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <TitledSection id="claim" title={t("claim.title")} className="grid content-start gap-4">
        {!view.money.claim && !may.claim && <p>{t("claim.none")}</p>}
        <ClaimTable view={view} />
        <DepositTable view={view} />
        {may.claim && view.claimUntil && (
          <p>{t("claim.until", { moment: isolated(moment(view.claimUntil, loan.siteZone)) })}</p>
        )}
        {may.claim && <Worksheet view={view} sent={sent} />}
        {may.revise && (
          <Fold title={t("claim.revise")} open={isRefused}>
            <Worksheet view={view} sent={sent} />
          </Fold>
        )}
        <p className="print:hidden">
          <TextLink href={loanPath(loan.id, "pairs")}>{t("pairs.title")}</TextLink>
        </p>
      </TitledSection>
      <TitledSection id="photos" title={t("photos.title")} className="grid content-start gap-6">
        {stages.map((stage) => (
          <section key={stage} className="grid gap-3">
            <h3 className="font-bold">{t(`photos.stages.${stage}`)}</h3>
            <Shots
              view={view}
              stage={stage}
              open={may[`${stage}Shots`]}
              sent={sent?.fields.stage === stage ? sent : undefined}
              tooLarge={tooLarge}
              action={loanPath(loan.id, "claim")}
            />
          </section>
        ))}
      </TitledSection>
    </div>
  );
}
