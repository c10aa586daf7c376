import { fileHref } from "~/engines/file/file.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { itemPath, TAP_WIDTH } from "../punch-list.limits.ts";
import type { ItemView } from "../punch-list.view.server.ts";
import { foldClass, formOf, PhotoField, TypedField } from "./form-parts.tsx";

interface PlanPinProps {
  view: ItemView;
  sent?: Sent;
}

/**
 * The pin, where it stands on this sheet: a dot over the picture. A line without length has round ends of the width of its
 * stroke, which stays as it is however the sheet is drawn.
 */
function Pin({ x, y }: { x: number; y: number }) {
  const at = { d: `M${x} ${y}h0`, strokeLinecap: "round", vectorEffect: "non-scaling-stroke" } as const;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <path {...at} stroke="#fff" strokeWidth="28" />
      <path {...at} stroke="#c00" strokeWidth="20" />
    </svg>
  );
}

/** Where the item is on a plan sheet of its job: tapped on the picture, or typed; and a new sheet. */
export function PlanPin({ view, sent }: PlanPinProps) {
  const t = useText("punch-list");
  const { number } = useFormat();
  const { item, plans } = view;
  const sheet = plans.find(({ id }) => id === view.plan);
  const pin = formOf("pin", sent, { x: String(item.pinX ?? ""), y: String(item.pinY ?? "") });
  const grid = formOf("grid", sent, { page: String(item.pinPage ?? 1), grid: item.pinGrid });
  const add = formOf("plan", sent);
  const pinned = plans.find(({ id }) => id === item.planId);
  // A page of a drawing that is a PDF is tapped once it is kept as a picture; a sheet that is a picture always is.
  const page = sheet?.width === null ? view.page : undefined;
  const picture = sheet?.width === null ? page?.picture : sheet?.id;
  const isHere =
    item.planId === sheet?.id &&
    item.pinPage === (page?.page ?? null) &&
    item.pinX !== null &&
    item.pinY !== null;
  return (
    <TitledSection id="plan" title={t("plan.title")} className="grid gap-4">
      {plans.length === 0 && <p>{t("plan.none")}</p>}
      {pinned && item.pinX !== null && item.pinY !== null && (
        <p>
          {t(item.pinPage === null ? "plan.at" : "plan.atPage", {
            x: number(item.pinX),
            y: number(item.pinY),
            page: number(item.pinPage ?? 1),
            sheet: isolated(pinned.name),
          })}
        </p>
      )}
      {pinned && item.pinX === null && item.pinPage !== null && (
        <p>
          {t("plan.atGrid", {
            page: number(item.pinPage),
            grid: isolated(item.pinGrid),
            sheet: isolated(pinned.name),
          })}
        </p>
      )}
      {pinned?.isOld && <p className="max-w-prose text-muted">{t("plan.older")}</p>}
      {plans.length > 1 && (
        <TabLinks
          label={t("plan.title")}
          tabs={plans.map(({ id, name }) => ({
            href: `${itemPath(item.id)}?plan=${id}#plan`,
            text: name,
            current: id === view.plan,
          }))}
        />
      )}
      {sheet && view.pages.length > 1 && (
        <TabLinks
          label={t("plan.pages")}
          tabs={view.pages.map((one) => ({
            href: `${itemPath(item.id)}?plan=${sheet.id}&page=${one}#plan`,
            text: t("plan.pageOf", { page: number(one) }),
            current: one === page?.page,
          }))}
        />
      )}
      {sheet && sheet.width === null && !page && (
        <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
          <input type="hidden" name="version" value={item.version} />
          <input type="hidden" name="plan" value={sheet.id} />
          <p className="max-w-prose text-muted">{t("plan.noPages")}</p>
          <p>
            {sheet.document ? (
              <TextLink
                href={`/project-documents/${item.projectId}?document=${sheet.document}#pages`}
                data-reload
              >
                {t("plan.open", { sheet: isolated(sheet.name) })}
              </TextLink>
            ) : (
              <TextLink href={fileHref(sheet.id)} data-reload>
                {t("plan.open", { sheet: isolated(sheet.name) })}
              </TextLink>
            )}
          </p>
          <div className="grid grid-cols-2 gap-4">
            <TypedField form={grid} name="page" label={t("plan.page")} type="number" />
            <TypedField form={grid} name="grid" label={t("plan.grid")} hint={t("plan.gridHint")} />
          </div>
          <Button name="intent" value="grid" variant="outline" className="justify-self-start">
            {t("plan.set")}
          </Button>
        </form>
      )}
      {sheet && picture && (
        <form method="post" noValidate className="grid gap-4" data-reload>
          <input type="hidden" name="intent" value="pin" />
          <input type="hidden" name="version" value={item.version} />
          <input type="hidden" name="plan" value={sheet.id} />
          {page && <input type="hidden" name="page" value={page.page} />}
          <p>{t("plan.tap")}</p>
          <div className="w-fit max-w-full overflow-x-auto" dir="ltr">
            <div className="relative w-[640px] border border-line">
              <input
                type="image"
                name="tap"
                src={fileHref(picture)}
                alt={t("plan.tap")}
                width={TAP_WIDTH}
                className="block h-auto w-full max-w-none"
              />
              {isHere && <Pin x={item.pinX ?? 0} y={item.pinY ?? 0} />}
            </div>
          </div>
          <div className="grid max-w-xl grid-cols-2 gap-4">
            <TypedField form={pin} name="x" label={t("plan.x")} type="number" />
            <TypedField form={pin} name="y" label={t("plan.y")} type="number" />
          </div>
          <Button variant="outline" className="justify-self-start">
            {t("plan.set")}
          </Button>
        </form>
      )}
      <details open={add.isSent}>
        <summary className={foldClass()}>{t("plan.add")}</summary>
        <form
          method="post"
          encType="multipart/form-data"
          noValidate
          className="grid max-w-xl gap-4 pt-3"
          data-reload
        >
          <input type="hidden" name="idem" value={add.idem ?? view.keys.plan} />
          <PhotoField form={add} label={t("plan.sheet")} camera={false} />
          <Button name="intent" value="plan" variant="outline" className="justify-self-start">
            {t("plan.send")}
          </Button>
        </form>
      </details>
    </TitledSection>
  );
}
