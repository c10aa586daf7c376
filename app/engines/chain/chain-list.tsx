import { useText } from "~/i18n/i18n.tsx";
import type { ChainEnd, ChainRecord } from "~/services/chain-sources.ts";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";

/** Where a record stands on the way from the first question to the job, with links both ways. */
export function ChainList({ records, here }: { records: readonly ChainRecord[]; here: ChainEnd }) {
  const t = useText("chain");
  if (records.length === 0) return null;
  return (
    <TitledSection id="chain" title={t("title")} className="grid gap-2 print:hidden">
      <ol className="grid gap-1">
        {records.map(({ kind, id, name, href, state }) => {
          const isHere = kind === here.kind && id === here.id;
          return (
            <li key={`${kind}:${id}`} className="flex flex-wrap items-baseline gap-x-2">
              <span className="text-muted">{t(`kinds.${kind}`)}</span>
              {isHere ? (
                <strong aria-current="true">
                  <Typed text={name} />
                </strong>
              ) : (
                <TextLink href={href}>
                  <Typed text={name} />
                </TextLink>
              )}
              {state && <span className="text-muted">{state}</span>}
            </li>
          );
        })}
      </ol>
    </TitledSection>
  );
}
