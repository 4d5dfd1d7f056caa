// Foreign pages and the site in WebKitGTK, by way of its own driver.
import {findWebKit} from '../../tools/find-browser.mjs';
import {testBuiltPages} from './built-pages.mjs';
import {drive} from './driven.mjs';
import {testForeignPages} from './foreign-pages.mjs';
import {testSite} from './site-pages.mjs';
import {startWebKit} from './webdriver.mjs';

const programs = findWebKit();

const start = programs ? () => startWebKit(programs) : 'no WebKitGTK with a driver on this machine';
const browser = drive('WebKitGTK', start);
testForeignPages(browser);
testSite(browser);
testBuiltPages(browser);
