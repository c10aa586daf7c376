import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { DataTable } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { LoyaltyView } from "../loyalty.view.server.ts";
import { SHOWN, statementPath } from "../loyalty.words.ts";

type Line = LoyaltyView["lines"][number];

function What({ line }: { line: Line }) {
  const t = useText("loyalty");
  const { date } = useFormat();
  const { reason, subjectType, expiresAt, amount } = line;
  const source = subjectType ? t(`sources.${subjectType}` as Key<"loyalty">) : "";
  return (
    <span className="grid">
      <span>
        {t(`reasons.${reason}` as Key<"loyalty">)}
        {source && ` · ${source}`}
      </span>
      {amount > 0 && expiresAt && (
        <span className="text-sm text-muted">{t("statement.until", { date: date(expiresAt) })}</span>
      )}
    </span>
  );
}

/** Every movement with the balance after it. */
export function PointsStatement({ view }: { view: LoyaltyView }) {
  const t = useText("loyalty");
  const { date, number } = useFormat();
  const { lines, any, whole, shown, balance, sums } = view;
  const signed = (amount: number) => (amount > 0 ? `+${number(amount)}` : `−${number(-amount)}`);
  return (
    <TitledSection id="statement" title={t("statement.title")} className="grid gap-4">
      {!any ? (
        <EmptyState title={t("statement.empty")}>
          <p>{t("statement.emptyText")}</p>
        </EmptyState>
      ) : (
        <>
          <nav aria-label={t("statement.source")}>
            <ul className="flex flex-wrap gap-2">
              {SHOWN.map((one) => (
                <li key={one}>
                  <a
                    href={statementPath(one, view.sample)}
                    aria-current={shown === one ? "page" : undefined}
                    className="filter-link"
                  >
                    {t(`statement.shown.${one}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {lines.length === 0 ? (
            <EmptyState
              title={t("statement.nothing")}
              action={<TextLink href={statementPath("all", view.sample)}>{t("statement.showAll")}</TextLink>}
            >
              <p>{t("statement.nothingText")}</p>
            </EmptyState>
          ) : (
            <DataTable
              caption={t("statement.caption")}
              columns={[
                { key: "what", heading: t("statement.what") },
                { key: "day", heading: t("statement.day") },
                { key: "amount", heading: t("statement.amount"), numeric: true },
                { key: "after", heading: t("statement.after"), numeric: true },
              ]}
              rows={lines.map((line) => ({
                id: String(line.id),
                cells: {
                  what: <What line={line} />,
                  day: <span className="whitespace-nowrap">{date(line.at)}</span>,
                  amount: <bdi dir="ltr">{signed(line.amount)}</bdi>,
                  after: <bdi>{number(line.balance)}</bdi>,
                },
              }))}
            />
          )}
          {sums && (
            <p className="font-bold">{t("statement.sums", { points: t("points", { count: balance }) })}</p>
          )}
          {!whole && <p className="text-muted">{t("statement.latest", { count: view.most })}</p>}
        </>
      )}
    </TitledSection>
  );
}
