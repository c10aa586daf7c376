import { useFormat, useText } from "~/i18n/i18n.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { StateView } from "../codes.view.server.ts";

/** What is recorded of a state's adopted editions, from when and where; and who decides where nothing is. */
export function StateCard({ state }: { state: StateView }) {
  const t = useText("codes");
  const { date } = useFormat();
  const { adopted } = state;
  const editions = [
    { book: "NEC", year: adopted?.nec },
    { book: "IRC", year: adopted?.irc },
  ].flatMap(({ book, year }) => (year ? [{ book, year }] : []));
  return (
    <TitledSection
      id="state"
      title={t("state.title", { state: state.name })}
      className="grid gap-3 border border-s-8 border-line border-s-blueprint bg-surface p-5"
    >
      {adopted ? (
        <>
          {editions.length > 0 && (
            <dl className="flex flex-wrap gap-x-8 gap-y-2">
              {editions.map(({ book, year }) => (
                <div key={book} className="flex items-baseline gap-2">
                  <dt className="text-muted" translate="no">
                    {book}
                  </dt>
                  <dd className="text-lg font-bold tabular-nums">{year}</dd>
                </div>
              ))}
            </dl>
          )}
          <p className="max-w-prose">{t(`state.reach.${adopted.reach}`)}</p>
          <p className="max-w-prose text-sm text-muted">
            {t("state.source", { day: date(adopted.asOf), source: `\u2068${adopted.source}\u2069` })}
          </p>
        </>
      ) : (
        <p className="max-w-prose">{t("state.unknown")}</p>
      )}
      <p className="max-w-prose font-medium">{t("state.ask")}</p>
      <p>
        <TextLink href={state.at} rel="external">
          {t("state.at", { state: state.name })}
        </TextLink>
      </p>
    </TitledSection>
  );
}
