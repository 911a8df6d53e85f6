/// How the page looks: light and dark, from 320 pixels to paper.
enum PageStyle {
  static let css: StaticString = """
    :root{--page:#f6f6f4;--card:#fff;--text:#1c1c1e;--quiet:#63636a;--rule:#e1e1de;
    --error:#c4271b;--error-soft:#fcebe9;--warning:#8f5a00;--warning-soft:#fbf0dc;
    --note:#2f5f9e;--note-soft:#e8f0fa;--note-line:#8fb0dc;--good:#2b7a48;--good-soft:#e6f4eb;
    --ink:#161618;--gone:#b9b4b0;--hatch:#ece5e0;--edge:#8b8b92;--box:#dfe6f2;--dots:#e0301e;
    --label:#161618;--secondaryLabel:#3c3c4399;--tertiaryLabel:#3c3c434d;--quaternaryLabel:#3c3c432e;
    --mono:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
    @media screen and (prefers-color-scheme:dark){:root{--page:#131315;--card:#1d1d20;--text:#ececee;
    --quiet:#9c9ca4;--rule:#323236;--error:#ff7a6e;--error-soft:#3d211f;--warning:#f0b458;
    --warning-soft:#382b15;--note:#86b6f2;--note-soft:#1d2b3d;--note-line:#4a6b96;--good:#79ca95;--good-soft:#1b3324;
    --label:#f4f4f6;--secondaryLabel:#ebebf599;--tertiaryLabel:#ebebf54d;--quaternaryLabel:#ebebf529;
    --ink:#f4f4f6;--gone:#6d6966;--hatch:#322d2a;--edge:#77777f;--box:#28303d;--dots:#ff6b5e}}
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%}
    body{margin:0 auto;max-width:74rem;padding:2.5rem 1.5rem 4rem;background:var(--page);
    color:var(--text);font:15px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;
    overflow-wrap:anywhere}
    h1,h2,h3,h4,p,dl,dd,ul,ol{margin:0;padding:0}
    a{color:inherit;text-decoration-color:var(--edge);text-underline-offset:.2em}
    .code{font:.86em/1.4 var(--mono);white-space:pre-wrap}
    .counts,.setting,.coverage,.variant,.name,.line{color:var(--quiet)}
    .top h1{font-size:1.05rem;font-weight:600;letter-spacing:.01em;color:var(--quiet)}
    .verdict{margin:.2rem 0 1.6rem;font-size:1.15rem}
    .verdict strong{display:block;font-size:2.6rem;line-height:1.15;font-weight:700;
    letter-spacing:-.02em}
    .verdict.passed strong{color:var(--good)}
    .verdict.failed strong,.verdict.misused strong{color:var(--error)}
    .verdict.inconclusive strong{color:var(--warning)}
    .numbers{display:grid;grid-template-columns:repeat(9,minmax(0,1fr));
    gap:1px;background:var(--rule);border:1px solid var(--rule);border-radius:10px;overflow:hidden}
    .numbers div{display:flex;flex-direction:column-reverse;padding:.6rem .8rem;
    background:var(--card)}
    .numbers dt{font-size:.8rem;color:var(--quiet);overflow-wrap:normal}
    .numbers dd{font-size:1.45rem;line-height:1.2;font-weight:600;
    font-variant-numeric:tabular-nums}
    .numbers .errors dd{color:var(--error)}.numbers .warnings dd{color:var(--warning)}
    .numbers .notes dd{color:var(--note)}.numbers .zero dd{color:var(--quiet);font-weight:400}
    .outcomes{display:flex;height:8px;margin:1.2rem 0 .5rem;border-radius:4px;overflow:hidden;
    gap:1px}
    .outcomes span{min-width:2px}
    .outcomes .fits,.key.fits::before{background:var(--good)}
    .outcomes .tightened,.key.tightened::before{background:var(--note-line)}
    .outcomes .shrunk,.key.shrunk::before{background:var(--note)}
    .outcomes .truncated,.key.truncated::before{background:var(--error)}
    .outcomes .clipped,.key.clipped::before{background:var(--warning)}
    .legend{display:flex;flex-wrap:wrap;gap:.2rem 1.1rem;font-size:.9rem}
    .key::before{content:"";display:inline-block;width:.6em;height:.6em;margin-inline-end:.4em;
    border-radius:2px}
    .coverage{margin-top:.3rem;font-size:.9rem}
    main>*{margin-top:2.6rem}
    h2{font-size:1.3rem;line-height:1.3;letter-spacing:-.01em}
    .index ol{list-style:none;margin-top:.6rem;border-top:1px solid var(--rule)}
    .index li{display:grid;grid-template-columns:minmax(0,18rem) minmax(4rem,1fr) 13rem;
    gap:.2rem 1rem;align-items:center;padding:.4rem 0;border-bottom:1px solid var(--rule)}
    .bar{display:flex;gap:1px;height:8px}
    .bar span{border-radius:2px;min-width:2px}
    .bar .error{background:var(--error)}.bar .warning{background:var(--warning)}
    .bar .note{background:var(--note)}
    .index .counts{font-size:.86rem;text-align:end}
    details>summary{cursor:pointer}
    .matrix{margin-top:1rem}
    .scroll{overflow-x:auto;margin-top:.6rem}
    .matrix table{border-collapse:separate;border-spacing:2px;font-size:.82rem}
    .matrix th{font-weight:500;padding:.1rem .4rem;text-align:start;white-space:nowrap}
    .matrix td{min-width:2.2rem;padding:0;text-align:center;background:var(--card);border-radius:4px}
    .matrix thead td{background:none}
    .matrix td a{display:block;padding:.2rem;text-decoration:none;font-weight:600}
    td.error{background:var(--error-soft);color:var(--error)}
    td.warning{background:var(--warning-soft);color:var(--warning)}
    td.note{background:var(--note-soft);color:var(--note)}
    .filters{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:.4rem;
    align-items:center;padding:.6rem 0;background:var(--page);font-size:.9rem}
    .filters[hidden],[hidden]{display:none}
    .chip{display:inline-flex;gap:.4rem;align-items:center;padding:.2rem .7rem;
    border:1px solid var(--rule);border-radius:99px;background:var(--card);cursor:pointer}
    .chip input{margin:0;accent-color:currentcolor}
    .chip.error{color:var(--error)}.chip.warning{color:var(--warning)}.chip.note{color:var(--note)}
    .chip select{font:inherit;color:inherit;background:var(--card);border:0;max-width:9rem}
    .shown{color:var(--quiet);margin-inline-start:.4rem}
    .group,.locale,.card{scroll-margin-top:4rem}
    .setting{font-size:.9rem}
    .locale{margin-top:1.3rem}
    .locale h3{display:flex;flex-wrap:wrap;gap:.1rem .6rem;align-items:baseline;font-size:1rem;
    font-weight:500;margin-bottom:.6rem}
    .locale h3 .counts{font-size:.86rem;font-weight:400}
    .name:empty{display:none}
    .tag{padding:.05em .5em;border:1px solid var(--edge);border-radius:5px;
    font:600 .82em/1.5 var(--mono)}
    .card{display:grid;grid-template-columns:minmax(0,1.15fr) minmax(0,1fr);gap:.7rem 1.6rem;
    padding:1rem 1.2rem 1.1rem;margin-top:.8rem;background:var(--card);
    border:1px solid var(--rule);border-radius:12px;
    content-visibility:auto;contain-intrinsic-size:auto 15rem}
    .card:target{border-color:var(--note);box-shadow:0 0 0 2px var(--note-soft)}
    .card h4{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:.2rem .7rem;align-items:baseline;
    font-size:1rem;font-weight:500}
    .badge{display:inline-block;padding:.1em .6em;border-radius:99px;font-size:.8rem;
    font-weight:600;white-space:nowrap}
    .error .badge{background:var(--error-soft);color:var(--error)}
    .warning .badge{background:var(--warning-soft);color:var(--warning)}
    .note .badge{background:var(--note-soft);color:var(--note)}
    .variant{font-size:.86rem;font-weight:400}
    .picture{align-self:start;padding:.4rem 0}
    .picture svg{display:block;max-width:100%;height:auto}
    .on-right{mask-image:linear-gradient(to left,transparent,#000 2.5rem)}
    .on-left{mask-image:linear-gradient(to right,transparent,#000 2.5rem)}
    .on-left.on-right{mask-image:linear-gradient(to right,transparent,#000 2.5rem,
    #000 calc(100% - 2.5rem),transparent)}
    svg .label{fill:none;stroke:var(--edge);stroke-width:1.5px;vector-effect:non-scaling-stroke}
    svg .line{fill:var(--box);fill-opacity:.55}
    svg .base{fill:none;stroke:var(--note);stroke-opacity:.35;stroke-width:1px;
    vector-effect:non-scaling-stroke}
    svg .out{fill:url(#hatch)}
    svg .hatch{fill:var(--hatch)}
    .ink{fill:var(--ink)}.dots{fill:var(--dots)}.lost{fill:var(--gone)}.cut{fill:var(--dots)}
    text.lost{opacity:.4}
    .sheet{position:absolute}
    .facts{display:grid;gap:.45rem;align-content:start;font-size:.92rem}
    .text{margin-top:.7rem;padding:.4rem .7rem;border-inline-start:3px solid var(--rule);
    color:var(--quiet);white-space:pre-wrap;max-height:12rem;overflow:auto}
    .text bdi{display:block}
    .facts dl{display:grid;gap:.15rem}
    .facts dl div{display:grid;grid-template-columns:5.6rem minmax(0,1fr);gap:.6rem}
    .facts dt{color:var(--quiet)}
    .facts dd bdi{white-space:pre-wrap}
    .message{font-weight:500}
    .help{color:var(--good)}
    .help::before{content:"→ "}
    .place{color:var(--quiet);font-size:.9rem}
    .plain details{margin-top:.8rem;padding:.7rem 1.2rem;background:var(--card);
    border:1px solid var(--rule);border-radius:12px}
    .plain h3{display:flex;flex-wrap:wrap;gap:0 .6rem;margin:.8rem 0 .2rem;font-weight:500}
    .plain ul{list-style:none}
    .plain li{display:flex;flex-wrap:wrap;gap:0 .7rem;padding:.18rem 0;font-size:.92rem;
    border-top:1px solid var(--rule)}
    .plain li .line{min-width:3.6rem;font:.86em/1.75 var(--mono)}
    .plain .message{font-weight:400;flex:1 1 18rem}
    .plain .help{flex:1 1 12rem}
    .plain .keys{columns:17rem;column-gap:2rem}
    .plain .keys li{break-inside:avoid;justify-content:space-between;flex-wrap:nowrap}
    .plain .keys .code{flex:1}
    .plain .keys .line{min-width:0}
    .plain .keys .tag{align-self:start}
    footer{margin-top:3.5rem;padding-top:1rem;border-top:1px solid var(--rule);
    color:var(--quiet);font-size:.86rem}
    .fonts{list-style:none;margin-top:.4rem}
    @media (max-width:64rem){.numbers{grid-template-columns:repeat(3,minmax(0,1fr))}}
    @media (max-width:46rem){
    body{padding:1.4rem .9rem 3rem}
    .verdict strong{font-size:2.1rem}
    .numbers div{padding:.5rem .6rem}.numbers dt{font-size:.74rem}
    .matrix tbody th{max-width:9rem;white-space:normal}
    .index li{grid-template-columns:minmax(0,1fr) auto}
    .index .bar{grid-column:1/-1;grid-row:2;height:6px}
    .card{grid-template-columns:minmax(0,1fr);padding:.8rem .9rem}
    .filters{position:static}}
    @media print{
    body{max-width:none;padding:0;font-size:10pt;background:#fff}
    *{-webkit-print-color-adjust:exact;print-color-adjust:exact}
    .filters{display:none}
    .card{break-inside:avoid;content-visibility:visible}
    h2,h3{break-after:avoid}
    .text{max-height:none}}
    """
}
