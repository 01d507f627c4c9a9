/** The page must also work while no shell is live, so it uses no style of the shell. */
export const staffStyle = `
:root{color-scheme:light dark;--page:light-dark(#f7f5f3,#161315);--card:light-dark(#fff,#221e21);--ink:light-dark(#1d181b,#f4eff1);--quiet:light-dark(#5d5459,#b9aeb4);--line:light-dark(#8b8187,#83787e);--first:light-dark(#9c1f4b,#ff8fb3);--on-first:light-dark(#fff,#2b0714);--alert:light-dark(#a1160f,#ffb4ab)}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{display:grid;gap:1rem;max-inline-size:44rem;margin-inline:auto;padding:2rem 1rem}
h1,h2,p{margin:0;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25}
h2{font-size:1.125rem}
section,main>form{display:grid;gap:.75rem;background:var(--card);border-radius:.75rem;padding:1rem}
form{display:grid;gap:.375rem;justify-items:start}
label{font-weight:600}
input,select{inline-size:100%;min-block-size:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--page);border:1px solid var(--line);border-radius:.5rem}
button{min-block-size:2.75rem;padding:.5rem 1.25rem;font:inherit;font-weight:600;color:inherit;background:none;border:1px solid var(--line);border-radius:2rem;cursor:pointer}
button.first{background:var(--first);border-color:var(--first);color:var(--on-first)}
a{color:var(--first)}
:focus-visible{outline:3px solid var(--first);outline-offset:2px}
.hint{color:var(--quiet);font-size:.875rem}
.ends{display:flex;flex-wrap:wrap;gap:1rem;align-items:center}
[role=alert]{color:var(--alert);font-weight:600}
`;
