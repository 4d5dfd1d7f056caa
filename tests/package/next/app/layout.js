// The layout that every project with Next has.
export default function Layout({children}) {
  return <html lang="en"><body>{children}</body></html>;
}
