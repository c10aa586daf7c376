import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { PageHeading } from "~/ui/page-heading.tsx";
import type { KitState } from "../kit.schemas.ts";
import { ButtonSpecimens, MarkSpecimens } from "./control-specimens.tsx";
import { DataSpecimens, NavigationSpecimens } from "./data-specimens.tsx";
import { DocumentSpecimens } from "./document-specimens.tsx";
import { FormSpecimens } from "./form-specimens.tsx";
import { MessageSpecimens, SurfaceSpecimens } from "./message-specimens.tsx";
import { RecordSpecimens } from "./record-specimens.tsx";

const SECTIONS = [
  "buttons",
  "marks",
  "forms",
  "messages",
  "navigation",
  "data",
  "records",
  "documents",
  "surfaces",
] as const;

/** Every part of `app/ui`, and what engines draw, in every state, for whoever builds a page. */
export function KitScreen({ state }: { state: KitState }) {
  const t = useText("kit");
  return (
    <div className="sheet grid gap-12 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("kit"))} title={t("title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <nav aria-label={t("contents")}>
        <ul className="flex flex-wrap gap-x-6">
          {SECTIONS.map((id) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-12 items-center font-medium text-blueprint underline underline-offset-4"
              >
                {t(`sections.${id}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ButtonSpecimens />
      <MarkSpecimens />
      <FormSpecimens state={state} />
      <MessageSpecimens />
      <NavigationSpecimens state={state} />
      <DataSpecimens />
      <RecordSpecimens />
      <DocumentSpecimens />
      <SurfaceSpecimens />
    </div>
  );
}
