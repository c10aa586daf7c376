import { useFormat, useText } from "~/i18n/i18n.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { stayFile } from "../lodging.limits.ts";
import type { StayProps } from "./stay-screen.tsx";

interface Line {
  id: string;
  name: string;
  nights: number;
  cents: number;
}

function Lines({ title, lines, empty }: { title: string; lines: readonly Line[]; empty: Line }) {
  const t = useText("stays");
  const { money, number } = useFormat();
  return (
    <table className="w-full max-w-xl text-start">
      <caption className="pb-2 text-start text-lg font-bold">{title}</caption>
      <thead>
        <tr className="border-b-2 border-ink">
          <td />
          <th scope="col" className="py-1 text-end">
            {t("costs.nights")}
          </th>
          <th scope="col" className="py-1 text-end">
            {t("costs.cost")}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...lines, ...(empty.nights > 0 ? [empty] : [])].map(({ id, name, nights, cents }) => (
          <tr key={id} className="border-b border-line">
            <th scope="row" className="py-1 text-start font-normal">
              <Typed text={name} />
            </th>
            <td className="py-1 text-end tabular-nums">{number(nights)}</td>
            <td className="py-1 text-end tabular-nums">{money(cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the stay costs by worker and by job; what nobody slept in stands apart. */
export function CostsPage({ view }: StayProps) {
  const t = useText("stays");
  const { workers, jobs, empty } = view.split;
  const none = { id: "empty", name: t("costs.empty"), ...empty };
  return (
    <TitledSection id="costs" title={t("costs.title")} className="grid gap-6">
      <p className="max-w-prose text-muted">{t("costs.text")}</p>
      <div className="grid gap-8 lg:grid-cols-2">
        <Lines
          title={t("costs.byWorker")}
          lines={workers.map(({ id, called, nights, cents }) => ({ id, name: called, nights, cents }))}
          empty={none}
        />
        <Lines
          title={t("costs.byJob")}
          lines={jobs.map(({ job, nights, cents }) => ({
            id: `job ${job}`,
            name: job || t("costs.noJob"),
            nights,
            cents,
          }))}
          empty={none}
        />
      </div>
      <p>
        <TextLink href={stayFile(view.stay.id)}>{t("costs.file")}</TextLink>
      </p>
    </TitledSection>
  );
}
