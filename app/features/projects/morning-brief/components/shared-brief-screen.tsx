import type { BriefSheet } from "../morning-brief.view.server.ts";
import { Sheet, SheetLanguages } from "./brief-sheet.tsx";

/** The brief of today for whoever holds a link: to be read and printed, in the language of their choice. */
export default function SharedBriefScreen({ sheet, here }: { sheet: BriefSheet; here: string }) {
  return (
    <div className="sheet grid gap-6 py-8 sm:py-12">
      <SheetLanguages href={(language) => `${here}?in=${language}`} />
      <Sheet sheet={sheet} level={1} />
    </div>
  );
}
