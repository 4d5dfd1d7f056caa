// Foreign pages in WebKitGTK, by way of its own driver.
import {findWebKit} from '../../tools/find-browser.mjs';
import {testForeignPages} from './foreign-pages.mjs';
import {startWebKit} from './webdriver.mjs';

const programs = findWebKit();

testForeignPages('WebKitGTK', programs ? () => startWebKit(programs) : 'no WebKitGTK with a driver on this machine');
