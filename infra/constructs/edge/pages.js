// Runs in CloudFront (cloudfront-js-2.0) on every request for the site: a path without an extension is a page.
// PAGES (the paths of static pages), LANGUAGES and DEFAULT_LANGUAGE are put before it (edge/edgeCode.ts).
function named(part) {
  return part && LANGUAGES.indexOf(part.value) >= 0 ? part.value : undefined;
}

function handler(event) {
  var request = event.request;
  var last = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  // As Node's extname sees it: a dot that neither begins nor is missing from the last part.
  if (last.lastIndexOf('.') >= 1) return request;
  var path = request.uri.replace(/\/+$/, '') || '/';
  if (PAGES.indexOf(path) < 0) {
    request.uri = '/index.html';
  } else {
    var language = named(request.querystring.lang) || named(request.cookies.language) || DEFAULT_LANGUAGE;
    request.uri = '/pages/' + language + (path === '/' ? '/index' : path) + '.html';
  }
  return request;
}
