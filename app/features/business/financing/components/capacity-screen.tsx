import { useFormat, useText } from "~/i18n/i18n.tsx";
import { typedDollars } from "~/lib/dollars.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { CAPACITY, scenarioPath } from "../financing.limits.ts";
import type { CapacityView } from "../financing.view.server.ts";
import { Figures, FiguresForm } from "./parts.tsx";

/** How much debt a firm can carry. */
export default function CapacityScreen({ view }: { view: CapacityView }) {
  const t = useText("financing");
  const shell = useText("shell");
  const { money, quantity } = useFormat();
  const { carried } = view;
  const typed = Object.fromEntries(view.fields.map(({ name, value }) => [name, value]));
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("debtCapacity"))} title={shell("screens.debtCapacity.title")}>
        <p>{t("capacity.lead")}</p>
      </PageHeading>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <FiguresForm path={CAPACITY} of="capacity" fields={view.fields} />
        <div className="grid gap-8">
          {view.isExample && (
            <Notice title={t("exampleTitle")}>
              <p>{t("example")}</p>
            </Notice>
          )}
          {carried && (
            <TitledSection id="result" title={t("capacity.result")} className="grid gap-3">
              <Figures
                figures={[
                  { id: "loan", label: t("capacity.loan"), text: money(carried.loan), strong: true },
                  { id: "payment", label: t("capacity.payment"), text: money(carried.payment), strong: true },
                  ...(carried.today === undefined
                    ? []
                    : [{ id: "today", label: t("capacity.today"), text: quantity(String(carried.today)) }]),
                  ...(carried.asked
                    ? [
                        {
                          id: "asked",
                          label: t("capacity.askedPayment"),
                          text: money(carried.asked.payment),
                        },
                        {
                          id: "cover-then",
                          label: t("capacity.askedCover"),
                          text: quantity(String(carried.asked.cover)),
                        },
                      ]
                    : []),
                ]}
              />
              {carried.payment === 0 && <p>{t("capacity.none")}</p>}
              {carried.asked && <p>{t(carried.asked.enough ? "capacity.enough" : "capacity.short")}</p>}
              {carried.loan >= 10_000 && (
                <p>
                  <TextLink
                    href={scenarioPath("term", {
                      ...{ amount: typedDollars(carried.loan), rate: typed.rate ?? "" },
                      months: typed.months ?? "",
                    })}
                  >
                    {t("capacity.model")}
                  </TextLink>
                </p>
              )}
            </TitledSection>
          )}
          <p className="max-w-prose text-muted">{t("capacity.how")}</p>
          <p className="max-w-prose text-muted">{t("disclaimer")}</p>
        </div>
      </div>
    </div>
  );
}
