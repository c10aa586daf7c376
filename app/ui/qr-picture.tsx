interface QrPictureProps {
  /** As `qrOf` of `lib/qr.server.ts` makes it. */
  qr: { size: number; path: string };
  label: string;
  /** How wide it may get. */
  className: string;
}

/** A QR code, dark on white in every theme: cameras read no other. */
export function QrPicture({ qr: { size, path }, label, className }: QrPictureProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`w-full border border-line ${className}`}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
