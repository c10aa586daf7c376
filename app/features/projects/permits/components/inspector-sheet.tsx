import { useText } from "~/i18n/i18n.tsx";
import { Notice } from "~/ui/notice.tsx";
import { QrPicture } from "~/ui/qr-picture.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { PERMIT, permitPath } from "../permits.limits.ts";
import type { PermitView } from "../permits.view.server.ts";

/** The sheet for the box at the site: its code leads the inspector to a page without an account. */
export function InspectorSheet({ view }: { view: PermitView }) {
  const t = useText("permits");
  const { permit, qr } = view;
  return (
    <div className="sheet grid gap-6 py-10 sm:py-16">
      <p className="print:hidden">
        <TextLink href={permitPath(permit.id)}>{t("inspector.back")}</TextLink>
      </p>
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
        <bdi translate="no">{permit.name}</bdi>
      </h1>
      <p className="text-lg">
        <bdi translate="no">{permit.jurisdiction}</bdi>{" "}
        {permit.number && <bdi translate="no">{permit.number}</bdi>}
      </p>
      {qr ? (
        <>
          <QrPicture qr={qr} label={t("inspector.qr")} className="max-w-72" />
          <p className="max-w-prose text-lg">{t("inspector.text")}</p>
        </>
      ) : (
        <Notice
          title={t("inspector.noLink")}
          action={
            view.mayShare && (
              <TextLink href={`/workspace/share?type=${PERMIT}&id=${permit.id}`}>{t("share")}</TextLink>
            )
          }
        >
          <p>{t("inspector.noLinkText")}</p>
        </Notice>
      )}
    </div>
  );
}
