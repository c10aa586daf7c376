import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { PageHeading } from "~/ui/page-heading.tsx";

/** What this page is for has to be written here. */
export function NewThingScreen() {
  const t = useText("new-thing");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("newThing"))} title={shell("screens.newThing.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
    </div>
  );
}
