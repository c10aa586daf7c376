import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { MyNeeds } from "../needs.queries.server.ts";

/** What waits for a member today, each with the page on which it is done. */
export default function NeedsMe({ needs }: { needs: MyNeeds }) {
  const t = useText("home");
  const { date } = useFormat();
  const when = (due: string) => {
    if (due === needs.day) return t("needs.today");
    return t(due < needs.day ? "needs.late" : "needs.due", { day: isolated(date(due)) });
  };
  return (
    <div className="border-b border-line bg-surface">
      <TitledSection id="needs-me" title={t("needs.title")} className="sheet grid gap-2 py-6">
        <ul className="border-t-2 border-ink">
          {needs.shown.map(({ id, label, name, href, dueOn }) => (
            <li key={id} className="border-b border-line">
              <a
                href={href}
                className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2 hover:bg-sunken"
              >
                <span className="grid">
                  <span className="font-bold text-blueprint">{label}</span>
                  <Typed text={name} />
                </span>
                {dueOn && (
                  <span className={dueOn < needs.day ? "font-bold text-danger" : "text-muted"}>
                    {when(dueOn)}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
        {needs.more > 0 && <p className="text-sm text-muted">{t("needs.more", { count: needs.more })}</p>}
      </TitledSection>
    </div>
  );
}
