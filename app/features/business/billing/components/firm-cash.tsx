import { useText } from "~/i18n/i18n.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { jobBillingPath } from "../billing.limits.ts";
import type { FirmCash } from "../firm-cash.view.server.ts";
import { CashTable } from "./cash-table.tsx";

/** The cash of all open jobs in thirteen weeks, and which jobs are not in it. */
export default function FirmCashPart({ cash }: { cash: FirmCash }) {
  const t = useText("billing");
  return (
    <TitledSection id="cash" title={t("cash.firmTitle")} className="grid gap-4">
      {cash.counted > 0 ? (
        <>
          <p>{t("cash.counted", { count: cash.counted })}</p>
          <CashTable weeks={cash.weeks} />
        </>
      ) : (
        <p className="max-w-prose">{t("lacking.cash")}</p>
      )}
      {cash.left.length > 0 && (
        <div className="grid gap-1">
          <p className="max-w-prose">{t("cash.left")}</p>
          <ul className="flex flex-wrap gap-x-6">
            {cash.left.map(({ id, name }) => (
              <li key={id}>
                <TextLink href={jobBillingPath(id)}>
                  <Typed text={name} />
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="max-w-prose text-sm text-muted">{t("cash.how")}</p>
    </TitledSection>
  );
}
