type SharePictureProps = {
  businessName: string;
  title: string;
  /** « 02 61 91 00 00 · devis gratuit ». */
  footer: string;
  /** Data address of the picture beside the title, and its width over its height. */
  picture: { src: string; ratio: number };
};

export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 };

const PICTURE_WIDTH = 500;

/** The picture of a shared link; inline styles, since it is drawn without a style sheet. */
export function SharePicture({ businessName, footer, picture, title }: SharePictureProps) {
  return (
    <div
      style={{
        width: "100%",
        height: "100%",
        display: "flex",
        background: "#faf6ee",
        color: "#1f2933",
        fontFamily: "Bricolage Grotesque",
        borderBottom: "24px solid #a63d2a",
        padding: "56px 56px 44px 64px",
        gap: 40,
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width: 560,
        }}
      >
        <div style={{ fontSize: 30, fontWeight: 800, color: "#a63d2a" }}>{businessName}</div>
        <div
          style={{
            fontSize: title.length > 80 ? 46 : title.length > 44 ? 58 : 70,
            fontWeight: 800,
            lineHeight: 1.06,
            letterSpacing: "-0.03em",
          }}
        >
          {title}
        </div>
        <div style={{ fontSize: 28, fontWeight: 500, color: "#44515e" }}>{footer}</div>
      </div>
      <div style={{ display: "flex", flex: 1, alignItems: "center", justifyContent: "center" }}>
        {/* biome-ignore lint/performance/noImgElement: this markup becomes a picture itself. */}
        <img
          src={picture.src}
          alt=""
          width={PICTURE_WIDTH}
          height={Math.round(PICTURE_WIDTH / picture.ratio)}
        />
      </div>
    </div>
  );
}
