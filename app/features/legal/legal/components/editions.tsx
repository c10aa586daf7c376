import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { addressOf, type DocumentId, EDITIONS, editionAddress, presentEdition } from "../legal.documents.ts";

export interface Acceptance {
  edition: number;
  at: string;
}

/** Whether somebody agreed to the present wording, to an earlier one, or to none, and the button that does. */
export function AcceptanceForm({ id, acceptance }: { id: DocumentId; acceptance?: Acceptance }) {
  const t = useText("legal");
  const format = useFormat();
  const { edition } = presentEdition(id);
  if (acceptance?.edition === edition)
    return <Notice tone="ok" title={t("accept.done", { date: format.date(acceptance.at) })} />;
  return (
    <form method="post" action={addressOf(id)} className="grid gap-3 print:hidden">
      <input type="hidden" name="document" value={id} />
      <input type="hidden" name="edition" value={edition} />
      {acceptance && (
        <Notice
          tone="warn"
          title={t("accept.older", { edition: acceptance.edition, date: format.date(acceptance.at) })}
          action={
            <TextLink href={editionAddress(id, "since", acceptance.edition)}>{t("editions.since")}</TextLink>
          }
        />
      )}
      <p className="max-w-prose text-muted">{t("accept.lead")}</p>
      <Button variant="outline" className="justify-self-start">
        {t("accept.submit", { edition })}
      </Button>
    </form>
  );
}

/** Every wording that the document has had. */
export function Editions({ id }: { id: DocumentId }) {
  const t = useText("legal");
  const format = useFormat();
  const now = presentEdition(id).edition;
  return (
    <TitledSection
      id="editions"
      title={t("editions.title")}
      className="grid gap-2 border-t-2 border-ink py-6 print:hidden"
    >
      <ul>
        {EDITIONS[id].toReversed().map(({ edition, effective }) => (
          <li key={edition} className="flex flex-wrap items-center gap-x-6 border-b border-line">
            <span className="min-h-12 content-center font-medium">
              {t("editions.one", { edition, date: format.date(effective) })}
            </span>
            {edition !== now && (
              <>
                <TextLink href={editionAddress(id, "edition", edition)}>{t("editions.read")}</TextLink>
                <TextLink href={editionAddress(id, "since", edition)}>{t("editions.since")}</TextLink>
              </>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
